import { lastOfRuns } from './log';

/** Something that is read aloud. Each is new, also if it says the same as one before. */
export interface Utterance {
  id: number;
  text: string;
}

/** Something that happened. If the next is of the same run, it tells of this one, too. */
interface Heard {
  text: string;
  reason?: string;
  run?: string;
}

/** More would still be read aloud when the next turn is over. */
const MOST_LINES = 8;
/** Milliseconds of news to gather before speaking, so the listener can keep up. */
const PAUSE = 2500;

/** What is read aloud to those who do not see the page: what happens, by and by, and what is asked, at once. */
export class Speech {
  said: Utterance[] = $state.raw([]);
  private heard: Heard[] = [];
  private lastId = 0;
  /** The reason that was given last: until something is asked, it is not given again. */
  private reason = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  hear(lines: readonly Heard[]): void {
    if (lines.length === 0) return;
    this.heard.push(...lines);
    this.timer ??= setTimeout(() => this.say(), PAUSE);
  }

  /** Something is asked: it is said after the last of what has happened. */
  ask(question: string): void {
    this.say(question);
    this.reason = '';
  }

  /** Forgets everything, said or not: it is not for the ears of the next. */
  silence(): void {
    this.clear();
    this.said = [];
  }

  private say(...last: string[]): void {
    const happened = lastOfRuns(this.heard).slice(-MOST_LINES);
    this.said = [...happened.map((each) => this.told(each)), ...last].map((text) => ({ id: ++this.lastId, text }));
    this.clear();
  }

  private told({ text, reason }: Heard): string {
    if (!reason || reason === this.reason) return text;
    this.reason = reason;
    return `${text} ${reason}`;
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.heard = [];
  }
}

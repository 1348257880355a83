import type { LogLine, Option, Person, Position } from '../wire/table';
import { Connection, RefusedError, type Reply, type Unnumbered } from '../lib/connection.svelte';
import { hasActed } from '../lib/log';
import { strings } from '../lib/strings';
import { Looking } from './looking.svelte';

const NOTHING: readonly LogLine[] = [];

/** The way that an order would take, as it is shown before it is given. */
export interface Preview {
  target: string;
  order: string;
  targets: string[];
}

/** What a good player would answer, and what for. */
export interface Advice {
  option: Option;
  reason: string;
}

export interface Notice {
  text: string;
  rule: string;
}

/** What somebody at this screen does with a table: pointing, answering, taking back. */
export class Session {
  readonly connection: Connection;
  readonly looking: Looking;
  /** A dangerous answer that was pressed once. */
  doubted: string | null = $state(null);
  preview: Preview | null = $state.raw(null);
  /** Options among which a click on the board could not choose. */
  menu: Option[] | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** What the pointer is on, in a panel and on the board. */
  pointedInPanel: string | null = $state(null);
  pointedOnBoard: string | null = $state(null);
  news: LogLine[] = $state.raw([]);

  readonly seated = $derived.by(() => this.connection.seated);
  readonly position = $derived.by(() => this.connection.position);
  readonly question = $derived.by(() => this.position?.question ?? null);
  readonly people: Person[] = $derived.by(() => this.seated?.people ?? []);
  readonly viewer = $derived.by(() => this.position?.viewer ?? null);
  readonly asked = $derived.by(() => this.people.find((person) => person.seat === this.position?.asked) ?? null);
  /** Something was said at this moment of the match, and nobody knows yet what came of it. */
  readonly sending = $derived.by(() => this.position !== null && this.unheard.includes(this.position.revision));
  /** The bots do not pause until a person is asked. */
  readonly hurrying = $derived.by(() => this.hurried && this.asked?.kind === 'bot');
  /** What is shown as it happens: who skips the moves of bots skips their dice, too. */
  readonly happenings = $derived.by(() => {
    const isSkipped = this.hurried || this.skipped === this.position;
    return isSkipped || this.handingOver ? NOTHING : this.connection.happened;
  });
  /** The seat at this screen that is asked, but whose eyes are not the ones that look. */
  readonly successor = $derived.by(() => {
    const { asked } = this;
    const isOwn = asked?.kind === 'person' && (this.seated?.mine.includes(asked.seat) ?? false);
    return isOwn && asked.seat !== this.viewer ? asked.seat : null;
  });
  readonly severalHere = $derived.by(() => {
    const mine = this.seated?.mine ?? [];
    return this.people.filter((person) => person.kind === 'person' && mine.includes(person.seat)).length > 1;
  });

  /** The screen is to be handed over: until then nobody does anything. */
  readonly handingOver = $derived.by(() => this.successor !== null && this.severalHere);
  /** Whether there is an answer that the one who looks could take back, or ask to. */
  readonly hasAnswered = $derived.by(() => {
    const { position, viewer } = this;
    if (position === null || viewer === null) return false;
    return position.undoable > 0 || hasActed(this.connection.log, viewer);
  });

  private hurried = $state(false);
  /** The position to which the bots hurried at last. */
  private skipped: Position | null = $state.raw(null);
  /** The revisions at which something was said that is neither done nor refused. */
  private unheard: readonly number[] = $state.raw([]);

  constructor(table: string, connection = new Connection(table)) {
    this.connection = connection;
    this.looking = new Looking(connection);
    connection.onnews = (lines) => {
      this.news = lines;
    };
  }

  /** The match has gone on. */
  arrive(): void {
    this.renew();
    if (!this.hurried || this.asked?.kind === 'bot') return;
    this.hurried = false;
    this.skipped = this.position;
  }

  /** Forgets what belonged to the question before. */
  renew(): void {
    this.doubted = null;
    this.preview = null;
    this.menu = null;
    this.advice = null;
    this.pointedInPanel = null;
  }

  answer(answer: string): void {
    const option = this.question?.options.find((each) => each.answer === answer);
    if (option) this.choose(option);
  }

  /** Answers; what is dangerous only when it is chosen a second time. */
  choose(option: Option): void {
    const { question, position } = this;
    if (!question || !position || this.sending) return;
    if (option.danger !== null && this.doubted !== option.answer) {
      this.renew();
      this.doubted = option.answer;
      return;
    }
    this.renew();
    void this.tell({ say: 'answer', seat: question.seat, revision: position.revision, answer: option.answer });
  }

  /** Something on the board was pointed at. */
  point(target: string): void {
    const { question } = this;
    if (!question) return;
    const meant = question.options.filter((option) => option.target === target);
    const errand = question.errands[target];
    if (meant.length === 1 && meant[0]) this.choose(meant[0]);
    else if (meant.length > 1) this.menu = meant;
    else if (errand !== undefined) void this.go(target, errand);
    else this.renew();
  }

  async go(target: string, order: string): Promise<void> {
    const { question, position } = this;
    if (!question || !position || this.sending) return;
    if (this.preview?.target === target) {
      this.renew();
      await this.tell({ say: 'order', seat: question.seat, revision: position.revision, order });
      return;
    }
    this.renew();
    const reply = await this.tell({ say: 'route', seat: question.seat, order });
    if (reply?.tell === 'route' && this.position === position) this.preview = { target, order, targets: reply.targets };
  }

  /** Asks what a good player would do; the answer is pointed at on the board, too. */
  async advise(): Promise<void> {
    const { question, position } = this;
    if (!question || this.sending) return;
    const reply = await this.tell({ say: 'advice', seat: question.seat });
    if (reply?.tell !== 'advice' || this.position !== position) return;
    const option = question.options.find((each) => each.answer === reply.answer);
    if (!option) return;
    this.renew();
    this.advice = { option, reason: reply.reason };
    this.pointedInPanel = option.target;
  }

  takeBack(): void {
    const { position, viewer } = this;
    if (!position || viewer === null || position.revision === 0) return;
    this.renew();
    void this.tell({ say: 'take-back', seat: viewer, revision: position.revision, answers: 1 });
  }

  consent(seat: number, agree: boolean): void {
    const { position } = this;
    if (position) void this.tell({ say: 'consent', seat, revision: position.revision, agree });
  }

  sit(seat: number): void {
    this.renew();
    this.news = [];
    void this.tell({ say: 'sit', seat });
  }

  resign(seat: number): void {
    void this.tell({ say: 'resign', seat });
  }

  /** Skips the pauses of the bots. Nobody has to wait for an answer to that. */
  hurry(): void {
    const seat = this.viewer ?? this.seated?.mine[0];
    if (seat === undefined || this.asked?.kind !== 'bot' || this.hurried) return;
    this.hurried = true;
    this.connection.say({ say: 'hurry', seat }).catch((error: unknown) => {
      this.hurried = false;
      this.notice = noticeOf(error);
    });
  }

  private async tell(said: Unnumbered): Promise<Reply | null> {
    const revision = this.position?.revision ?? 0;
    this.unheard = [...this.unheard, revision];
    this.notice = null;
    try {
      const reply = await this.connection.say(said);
      if (reply.tell === 'done' && reply.note) this.notice = { text: reply.note, rule: '' };
      return reply;
    } catch (error) {
      this.notice = noticeOf(error);
      return null;
    } finally {
      this.unheard = this.unheard.toSpliced(this.unheard.indexOf(revision), 1);
    }
  }
}

function noticeOf(error: unknown): Notice {
  if (error instanceof RefusedError) return { text: error.message, rule: error.refused.rule ?? '' };
  return { text: error instanceof Error ? error.message : strings.problems.failed, rule: '' };
}

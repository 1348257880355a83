import type { Reply, Unnumbered } from '../lib/connection.svelte';
import { doubtOf } from '../lib/options';
import type { Option, Position, Question } from '../wire/table';
import type { Looking, Seen } from './looking.svelte';

/** The way that an order would take, as it is shown before it is given. */
export interface Preview extends Explained {
  order: string;
  targets: string[];
}

/** What is said of something on the board that was pointed at and is no answer now. */
export interface Explained extends Seen {
  target: string;
}

/** What a good player would answer, and what for. */
export interface Advice {
  option: Option;
  reason: string;
}

/** The question about which somebody makes up their mind, and the table that takes the answer. */
interface Asking {
  readonly question: Question | null;
  readonly position: Position | null;
  /** Something was said, and nobody knows yet what came of it. */
  readonly sending: boolean;
  readonly looking: Looking;
  inWords(sentence: string): string;
  tell(said: Unnumbered): Promise<Reply | null>;
}

/** How somebody comes to an answer: by pointing, looking, doubting, asking for advice. */
export class Choosing {
  /** An answer that is dangerous, or given too early, and was pressed once. */
  doubted: string | null = $state(null);
  preview: Preview | null = $state.raw(null);
  /** Options among which a click on the board could not choose. */
  menu: Option[] | null = $state.raw(null);
  explained: Explained | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** What is not allowed now is to be shown, and why. */
  isAskingWhy = $state(false);
  /** What the pointer is on, in a panel and on the board. */
  pointedInPanel: string | null = $state(null);
  pointedOnBoard: string | null = $state(null);

  /** Where the last order led, and the revision at which one would be there. */
  private aim: { target: string; revision: number } | null = null;

  constructor(private readonly at: Asking) {}

  /** Forgets what belonged to the question before. */
  renew(): void {
    this.doubted = null;
    this.preview = null;
    this.explained = null;
    this.menu = null;
    this.advice = null;
    this.pointedInPanel = null;
  }

  /** Another question is asked. */
  arrive(): void {
    this.isAskingWhy = false;
    this.keepWhatStands();
    this.goOn();
  }

  /** Of what was half chosen in the question before, keeps what is offered in this one just as well. */
  private keepWhatStands(): void {
    const { doubted, menu } = this;
    const options = this.at.question?.options ?? [];
    this.renew();
    if (options.some((option) => option.answer === doubted && doubtOf(option) !== null)) this.doubted = doubted;
    const still = options.filter(({ answer }) => menu?.some((option) => option.answer === answer));
    if (menu && still.length === menu.length) this.menu = still;
  }

  answer(answer: string): void {
    const option = this.at.question?.options.find((each) => each.answer === answer);
    if (option) this.choose(option);
  }

  /** Answers; what gives reason to doubt only when it is chosen a second time. */
  choose(option: Option): void {
    const { question, position } = this.at;
    if (!question || !position || this.at.sending) return;
    if (doubtOf(option) !== null && this.doubted !== option.answer) {
      this.renew();
      this.doubted = option.answer;
      return;
    }
    this.renew();
    void this.at.tell({ say: 'answer', seat: question.seat, revision: position.revision, answer: option.answer });
  }

  /** Something on the board was pointed at. */
  point(target: string): void {
    const { question } = this.at;
    const meant = question?.options.filter((option) => option.target === target) ?? [];
    const errand = question?.errands[target];
    if (meant.length === 1 && meant[0]) this.choose(meant[0]);
    else if (meant.length > 1) this.menu = meant;
    else if (errand !== undefined) void this.go(target, errand);
    else void this.explain(target);
  }

  /** Gives an order; at first only shows the way that it would take. */
  async go(target: string, order: string): Promise<void> {
    const { question, position } = this.at;
    if (!question || !position || this.at.sending) return;
    if (this.preview?.target === target) {
      this.aim = { target, revision: position.revision + this.preview.targets.length };
      this.renew();
      await this.at.tell({ say: 'order', seat: question.seat, revision: position.revision, order });
      return;
    }
    this.renew();
    const [reply, seen] = await Promise.all([
      this.at.tell({ say: 'route', seat: question.seat, order }),
      this.at.looking.closely(target, position),
    ]);
    if (reply?.tell !== 'route' || this.at.position !== position) return;
    this.preview = { target, order, targets: reply.targets, ...this.told(seen) };
  }

  /** Says what something is, how far away, and so why nothing can be done with it now. */
  async explain(target: string): Promise<void> {
    const { position } = this.at;
    this.renew();
    if (!position) return;
    const seen = await this.at.looking.closely(target, position);
    if (this.at.position === position) this.explained = { target, ...this.told(seen) };
  }

  private told({ title, lines, rules }: Seen): Seen {
    return { title: this.at.inWords(title), lines: lines.map(this.at.inWords), rules };
  }

  /** Shows the way again to where an order led, if an engine had to roll first; or says why that was not enough. */
  private goOn(): void {
    const { aim } = this;
    const { question, position } = this.at;
    this.aim = null;
    if (!aim || !question || !position) return;
    const errand = question.errands[aim.target];
    const isOffered = question.options.some(({ target }) => target === aim.target);
    if (errand !== undefined) void this.go(aim.target, errand);
    else if (position.revision < aim.revision && !isOffered) void this.explain(aim.target);
  }

  /** Asks what a good player would do; the answer is pointed at on the board, too. */
  async advise(): Promise<void> {
    const { question, position } = this.at;
    if (!question || this.at.sending) return;
    const reply = await this.at.tell({ say: 'advice', seat: question.seat });
    if (reply?.tell !== 'advice' || this.at.position !== position) return;
    const option = question.options.find((each) => each.answer === reply.answer);
    if (!option) return;
    this.renew();
    this.advice = { option, reason: reply.reason };
    this.pointedInPanel = option.target;
  }
}

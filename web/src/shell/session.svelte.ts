import type { LogLine, Option, Person } from '../wire/table';
import { Connection, RefusedError, type Reply, type Unnumbered } from '../lib/connection.svelte';
import { strings } from '../lib/strings';

/** The way that an order would take, as it is shown before it is given. */
export interface Preview {
  target: string;
  order: string;
  targets: string[];
}

export interface Notice {
  text: string;
  rule: string;
}

/** What somebody at this screen does with a table: pointing, answering, taking back. */
export class Session {
  readonly connection: Connection;
  /** A dangerous answer that was pressed once. */
  doubted: string | null = $state(null);
  preview: Preview | null = $state.raw(null);
  /** Options among which a click on the board could not choose. */
  menu: Option[] | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  sending = $state(false);
  /** What the pointer is on, in a panel and on the board. */
  pointedInPanel: string | null = $state(null);
  pointedOnBoard: string | null = $state(null);
  news: LogLine[] = $state.raw([]);

  readonly seated = $derived.by(() => this.connection.seated);
  readonly position = $derived.by(() => this.connection.position);
  readonly question = $derived.by(() => this.position?.question ?? null);
  readonly people: Person[] = $derived.by(() => this.seated?.people ?? []);
  readonly viewer = $derived.by(() => this.position?.viewer ?? null);
  /** The seat at this screen that is asked, but whose eyes are not the ones that look. */
  readonly successor = $derived.by(() => {
    const asked = this.position?.asked ?? null;
    const isOwn = asked !== null && (this.seated?.mine.includes(asked) ?? false);
    return isOwn && asked !== this.viewer ? asked : null;
  });
  readonly severalHere = $derived.by(() => {
    const mine = this.seated?.mine ?? [];
    return this.people.filter((person) => person.kind === 'person' && mine.includes(person.seat)).length > 1;
  });

  /** The screen is to be handed over: until then nobody does anything. */
  readonly handingOver = $derived.by(() => this.successor !== null && this.severalHere);

  constructor(table: string, connection = new Connection(table)) {
    this.connection = connection;
    connection.onnews = (lines) => {
      this.news = lines;
    };
  }

  /** Forgets what belonged to the question before. */
  renew(): void {
    this.doubted = null;
    this.preview = null;
    this.menu = null;
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

  private async tell(said: Unnumbered): Promise<Reply | null> {
    this.sending = true;
    this.notice = null;
    try {
      const reply = await this.connection.say(said);
      if (reply.tell === 'done' && reply.note) this.notice = { text: reply.note, rule: '' };
      return reply;
    } catch (error) {
      this.notice = noticeOf(error);
      return null;
    } finally {
      this.sending = false;
    }
  }
}

function noticeOf(error: unknown): Notice {
  if (error instanceof RefusedError) return { text: error.message, rule: error.refused.rule ?? '' };
  return { text: error instanceof Error ? error.message : strings.problems.failed, rule: '' };
}

import type { LogLine, Option, Person, Position } from '../wire/table';
import { Connection, RefusedError, type Reply, type Unnumbered } from '../lib/connection.svelte';
import { doneByOthers } from '../lib/acts';
import { hasActed } from '../lib/log';
import { calling, NOBODYS, type Owners } from '../lib/calling';
import { doubtOf } from '../lib/options';
import { Playback, watching } from '../lib/playback.svelte';
import { named, NAMELESS, type Names, type Naming, plain, worded } from '../lib/sentences';
import { strings } from '../lib/strings';
import { Looking, type Seen } from './looking.svelte';

const NOTHING: readonly LogLine[] = [];

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

export interface Notice {
  text: string;
  rule: string;
}

/** What somebody at this screen does with a table: pointing, answering, taking back. */
export class Session {
  readonly connection: Connection;
  readonly looking: Looking;
  /** What others have done since the last answer that was given here. */
  readonly playback = new Playback();
  /** An answer that is dangerous, or given too early, and was pressed once. */
  doubted: string | null = $state(null);
  preview: Preview | null = $state.raw(null);
  /** Options among which a click on the board could not choose. */
  menu: Option[] | null = $state.raw(null);
  explained: Explained | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** What the pointer is on, in a panel and on the board. */
  pointedInPanel: string | null = $state(null);
  pointedOnBoard: string | null = $state(null);
  news: LogLine[] = $state.raw([]);
  /** What the page of the title calls things, once it is there. */
  called: (abouts: readonly string[], view: unknown) => Names = $state.raw(() => NAMELESS);
  /** Which pieces stand for their players, once the page of the title is there. */
  owners: (view: unknown) => Owners = $state.raw(() => NOBODYS);
  /** Everybody's name, and what the title names itself. */
  readonly naming: Naming = (abouts) => this.calling(abouts);
  readonly inWords = (sentence: string): string => plain(named(sentence, this.naming));

  readonly seated = $derived.by(() => this.connection.seated);
  readonly position = $derived.by(() => this.connection.position);
  /** What the viewer is asked, in plain words. */
  readonly question = $derived.by(() =>
    this.position?.question ? worded(this.position.question, this.naming) : null,
  );
  readonly people: Person[] = $derived.by(() => this.seated?.people ?? []);
  private readonly calling = $derived.by(() => {
    const view = this.position?.view;
    return calling(this.people, this.owners(view), (abouts) => this.called(abouts, view));
  });
  readonly viewer = $derived.by(() => this.position?.viewer ?? null);
  /** All who may answer now. */
  readonly asked = $derived.by(() => this.people.filter(({ seat }) => this.position?.asked.includes(seat)));
  /** The bot that answers next, if the match does not wait for somebody else. */
  readonly bot = $derived.by(
    () => this.asked.find(({ kind, seat }) => kind === 'bot' && !this.position?.holding_back?.includes(seat)) ?? null,
  );
  /** Something was said to this question, or at this moment, and nobody knows yet what came of it. */
  readonly sending = $derived.by(() => this.position !== null && this.unheard.includes(this.moment));
  /** The bots do not pause until a person is asked. */
  readonly hurrying = $derived.by(() => this.hurried && this.bot !== null);
  /** What is shown as it happens: who skips the moves of bots skips their dice, too. */
  readonly happenings = $derived.by(() => {
    const isSkipped = this.hurried || this.skipped === this.position;
    return isSkipped || this.handingOver ? NOTHING : this.connection.happened;
  });
  /** The seat at this screen that is asked, but whose eyes are not the ones that look. */
  readonly successor = $derived.by(() => {
    const mine = this.seated?.mine ?? [];
    const own = this.asked.filter(({ kind, seat }) => kind === 'person' && mine.includes(seat)).map(({ seat }) => seat);
    const next = [this.passedTo, this.viewer, own[0]].find((seat) => seat != null && own.includes(seat)) ?? null;
    return next === this.viewer ? null : next;
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
  /** Where the last order led, and the revision at which one would be there. */
  private aim: { target: string; revision: number } | null = null;
  /** Another seat at this screen that is to answer first. */
  private passedTo: number | null = $state(null);
  /** The question that was there before: whose, and since when. */
  private before = '';
  /** The position to which the bots hurried at last. */
  private skipped: Position | null = $state.raw(null);
  /** The moments at which something was said that is neither done nor refused. */
  private unheard: readonly number[] = $state.raw([]);

  constructor(table: string, connection = new Connection(table)) {
    this.connection = connection;
    this.looking = new Looking(connection);
    connection.onnews = (lines) => {
      this.news = lines;
      this.watch(connection.happened);
    };
  }

  /** The match has gone on. What others have answered meanwhile takes nothing away that still stands. */
  arrive(): void {
    const { question } = this;
    const now = question ? `${question.prompt} ${question.seat} ${this.moment}` : '';
    if (now === '' || now !== this.before) {
      this.keepWhatStands();
      this.goOn();
    }
    this.before = now;
    if (!this.hurried || this.bot !== null) return;
    this.hurried = false;
    this.skipped = this.position;
  }

  /** Leaves to the playback what others did. */
  private watch(lines: readonly LogLine[]): void {
    const { playback, naming, viewer } = this;
    if (this.handingOver || lines.some(({ undoes }) => undoes)) return playback.begin();
    const others = doneByOthers(lines, viewer, naming, playback.acts.length > 0);
    playback.hear(others, naming, watching.value === 'acts' && !this.hurried);
  }

  /** Forgets what belonged to the question before. */
  renew(): void {
    this.doubted = null;
    this.preview = null;
    this.explained = null;
    this.menu = null;
    this.advice = null;
    this.pointedInPanel = null;
  }

  /** Of what was half chosen in the question before, keeps what is offered in this one just as well. */
  private keepWhatStands(): void {
    const { doubted, menu } = this;
    const options = this.question?.options ?? [];
    this.renew();
    if (options.some((option) => option.answer === doubted && doubtOf(option) !== null)) this.doubted = doubted;
    const still = options.filter(({ answer }) => menu?.some((option) => option.answer === answer));
    if (menu && still.length === menu.length) this.menu = still;
  }

  answer(answer: string): void {
    const option = this.question?.options.find((each) => each.answer === answer);
    if (option) this.choose(option);
  }

  /** Answers; what gives reason to doubt only when it is chosen a second time. */
  choose(option: Option): void {
    const { question, position } = this;
    if (!question || !position || this.sending) return;
    if (doubtOf(option) !== null && this.doubted !== option.answer) {
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
    const meant = question?.options.filter((option) => option.target === target) ?? [];
    const errand = question?.errands[target];
    if (meant.length === 1 && meant[0]) this.choose(meant[0]);
    else if (meant.length > 1) this.menu = meant;
    else if (errand !== undefined) void this.go(target, errand);
    else void this.explain(target);
  }

  /** Gives an order; at first only shows the way that it would take. */
  async go(target: string, order: string): Promise<void> {
    const { question, position } = this;
    if (!question || !position || this.sending) return;
    if (this.preview?.target === target) {
      this.aim = { target, revision: position.revision + this.preview.targets.length };
      this.renew();
      await this.tell({ say: 'order', seat: question.seat, revision: position.revision, order });
      return;
    }
    this.renew();
    const [reply, seen] = await Promise.all([
      this.tell({ say: 'route', seat: question.seat, order }),
      this.looking.closely(target, position),
    ]);
    if (reply?.tell !== 'route' || this.position !== position) return;
    this.preview = { target, order, targets: reply.targets, ...this.told(seen) };
  }

  /** Says what something is, how far away, and so why nothing can be done with it now. */
  async explain(target: string): Promise<void> {
    const { position } = this;
    this.renew();
    if (!position) return;
    const seen = await this.looking.closely(target, position);
    if (this.position === position) this.explained = { target, ...this.told(seen) };
  }

  private told({ title, lines }: Seen): Seen {
    return { title: this.inWords(title), lines: lines.map(this.inWords) };
  }

  /** Shows the way again to where an order led, if an engine had to roll first; or says why that was not enough. */
  private goOn(): void {
    const { aim, question, position } = this;
    this.aim = null;
    if (!aim || !question || !position) return;
    const errand = question.errands[aim.target];
    const isOffered = question.options.some(({ target }) => target === aim.target);
    if (errand !== undefined) void this.go(aim.target, errand);
    else if (position.revision < aim.revision && !isOffered) void this.explain(aim.target);
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

  /** Lets another who sits at this screen answer first. */
  passTo(seat: number): void {
    this.passedTo = seat;
  }

  /** Lets a bot answer once that would leave it to the people. */
  nudge(bot: number): void {
    const seat = this.viewer ?? this.seated?.mine[0];
    if (seat !== undefined) void this.tell({ say: 'nudge', seat, bot });
  }

  sit(seat: number): void {
    this.passedTo = null;
    this.renew();
    this.playback.begin();
    this.news = [];
    void this.tell({ say: 'sit', seat });
  }

  resign(seat: number): void {
    void this.tell({ say: 'resign', seat });
  }

  /** To the present, and on to the next question to a person: bots do not pause. Nobody has to wait for an answer. */
  hurry(): void {
    this.playback.skip();
    const seat = this.viewer ?? this.seated?.mine[0];
    if (seat === undefined || this.bot === null || this.hurried) return;
    this.hurried = true;
    this.connection.say({ say: 'hurry', seat }).catch((error: unknown) => {
      this.hurried = false;
      this.notice = noticeOf(error);
    });
  }

  /** When the question began, whatever others have answered since; without one, the revision. */
  private get moment(): number {
    return this.question?.since ?? this.position?.revision ?? 0;
  }

  private async tell(said: Unnumbered): Promise<Reply | null> {
    const { moment } = this;
    this.unheard = [...this.unheard, moment];
    if (said.say === 'answer' || said.say === 'order') this.playback.begin();
    this.notice = null;
    try {
      const reply = await this.connection.say(said);
      if (reply.tell === 'done' && reply.note) this.notice = { text: reply.note, rule: '' };
      return reply;
    } catch (error) {
      this.notice = noticeOf(error);
      return null;
    } finally {
      this.unheard = this.unheard.toSpliced(this.unheard.indexOf(moment), 1);
    }
  }
}

function noticeOf(error: unknown): Notice {
  if (error instanceof RefusedError) return { text: error.message, rule: error.refused.rule ?? '' };
  return { text: error instanceof Error ? error.message : strings.problems.failed, rule: '' };
}

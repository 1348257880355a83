import type { LogLine, Person, Position } from '../wire/table';
import { Connection, RefusedError, type Reply, type Unnumbered } from '../lib/connection.svelte';
import { doneByOthers } from '../lib/acts';
import { hasActed } from '../lib/log';
import { calling, NOBODYS, type Owners } from '../lib/calling';
import { Playback, watching } from '../lib/playback.svelte';
import { named, NAMELESS, type Names, type Naming, plain, worded } from '../lib/sentences';
import { strings } from '../lib/strings';
import { Choosing } from './choosing.svelte';
import { Foresight } from './foresight.svelte';
import { Looking } from './looking.svelte';

const NOTHING: readonly LogLine[] = [];

export interface Notice {
  text: string;
  rule: string;
}

/** What somebody at this screen sees of a table, and says to it. */
export class Session {
  readonly connection: Connection;
  readonly looking: Looking;
  /** What is pointed at and half chosen here. */
  readonly choosing = new Choosing(this);
  readonly foresight: Foresight;
  /** What others have done since the last answer that was given here. */
  readonly playback = new Playback();
  notice: Notice | null = $state.raw(null);
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
    this.foresight = new Foresight(connection, this.inWords);
    connection.onnews = (lines) => {
      this.news = lines;
      this.watch(connection.happened);
    };
  }

  /** The match has gone on. What others have answered meanwhile takes nothing away that still stands. */
  arrive(): void {
    const { question } = this;
    const now = question ? `${question.prompt} ${question.seat} ${this.moment}` : '';
    if (now === '' || now !== this.before) this.choosing.arrive();
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

  takeBack(): void {
    const { position, viewer } = this;
    if (!position || viewer === null || position.revision === 0) return;
    this.choosing.renew();
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
    this.choosing.renew();
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

  /** Says something, and notes why it was refused. */
  async tell(said: Unnumbered): Promise<Reply | null> {
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

/** Where somebody is on the picture of the deck: on a square, or in the airlock of the crew's ship. */
import type { Point } from '../../../board';
import type { CoreSpaceView, DrawnAirlock, DrawnDeck, FigureView } from '../../../wire/corespace';
import { placeOf, postsOf, sideOfAirlock, tabOf } from './deck';

type Placed = Pick<FigureView, 'at' | 'crew' | 'where'>;

function airlockOf({ crew, where }: Placed, view: CoreSpaceView, deck: DrawnDeck): DrawnAirlock | undefined {
  const letter = crew === null || where !== 'airlock' ? '' : view.crews[crew]?.airlock;
  return deck.airlocks.find((airlock) => airlock.letter === letter);
}

/** The square on which somebody stands, or to which the way out of the airlock leads. */
export const whereIs = (figure: Placed, view: CoreSpaceView, deck: DrawnDeck): string | null =>
  figure.at || (airlockOf(figure, view, deck)?.squares[0] ?? null);

/** The middle of a base, or of the airlock. */
export function placeIn(figure: Placed, view: CoreSpaceView, deck: DrawnDeck): Point | null {
  if (figure.at) return placeOf(figure);
  const airlock = airlockOf(figure, view, deck);
  return airlock ? tabOf(airlock.squares, sideOfAirlock(airlock)).middle : null;
}

/** The middle of a square or of a door; nothing for any other place. */
export function middleAt(at: string, { doors }: DrawnDeck): Point | null {
  if (/^[a-x]\d+$/.test(at)) return placeOf({ at });
  const door = doors.find(({ id }) => id === at);
  return door ? postsOf(door).middle : null;
}

import { pathOf, placeOf, tokenIn, type Place } from './routes';
import { rememberToken } from './storage';

/** Where the reader is. Follows the address bar, and moves it. */
class Router {
  place: Place = $state({ page: 'lobby' });
  /** How many links with a secret were opened: whoever opens one enters the table anew, with one more seat. */
  entrances = $state(0);

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(place: Place): void {
    this.goTo(pathOf(place));
  }

  goTo(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Another moment of the same page: the way back shall not lead through all of them. */
  shift(place: Place): void {
    history.replaceState(null, '', pathOf(place));
    this.place = place;
  }

  /** Follows a link inside the application; leaves the others to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (placeOf(link.pathname).page === 'nowhere') return;
    event.preventDefault();
    this.goTo(link.pathname + link.hash);
  };

  private read(): void {
    const place = placeOf(location.pathname);
    const token = tokenIn(location.hash);
    if (token && place.page === 'table') {
      rememberToken(place.table, token);
      this.entrances += 1;
      history.replaceState(null, '', location.pathname);
    }
    this.place = place;
  }
}

export const router = new Router();

/** What can be opened over any page. */
export type Overlay = 'settings' | 'keys';

class Overlays {
  open: Overlay | null = $state(null);
  /** The title over whose page they open, if it is one's. */
  game: string | null = $state(null);

  /** Opens over the page of a title, until that is left. */
  over(game: string | undefined): () => void {
    this.game = game ?? null;
    return () => (this.game = null);
  }

  show(overlay: Overlay): void {
    this.open = overlay;
  }

  /** A dialog says late that it was closed: another may be open by then. */
  close(overlay: Overlay): void {
    if (this.open === overlay) this.open = null;
  }
}

export const overlays = new Overlays();

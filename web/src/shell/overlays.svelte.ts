/** What can be opened over any page. */
export type Overlay = 'settings' | 'keys';

class Overlays {
  open: Overlay | null = $state(null);

  show(overlay: Overlay): void {
    this.open = overlay;
  }

  /** A dialog says late that it was closed: another may be open by then. */
  close(overlay: Overlay): void {
    if (this.open === overlay) this.open = null;
  }
}

export const overlays = new Overlays();

/** Brings a part of the page into view as soon as it is there, as far as that is needed. */
export function intoView(part: HTMLElement): void {
  part.scrollIntoView({ block: 'nearest' });
}

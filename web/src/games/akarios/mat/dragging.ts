/** Dragging a die onto a card: by mouse, pen or finger. A short press is a click, and no drag. */

/** The way that a pointer goes before it drags, in pixels. */
const SLACK = 6;

export interface Drag {
  x: number;
  y: number;
}

interface Handlers {
  /** Where the pointer is, as long as it drags. */
  ondrag(drag: Drag | null): void;
  /** The card on which the die was dropped: `card PILOT CARD`. */
  ondrop(card: string): void;
}

/** Follow a pointer that was pressed until it is let go. */
export function follow(pressed: PointerEvent, { ondrag, ondrop }: Handlers): void {
  const controller = new AbortController();
  const { signal } = controller;
  let isDragging = false;

  function end(): void {
    controller.abort();
    if (isDragging) ondrag(null);
  }

  addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (pointerId !== pressed.pointerId) return;
      isDragging ||= Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > SLACK;
      if (isDragging) ondrag({ x: clientX, y: clientY });
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      if (pointerId !== pressed.pointerId) return;
      const card = isDragging ? cardAt(clientX, clientY) : undefined;
      if (isDragging) addEventListener('click', swallow, { capture: true, once: true });
      end();
      if (card !== undefined) ondrop(card);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
}

function cardAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-card]')?.dataset['card'];
}

/** The click that follows a drag means nothing. It comes at once or not at all. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Dragging something to a place: by mouse, pen or finger. A short press is a click, and no drag. */

/** The way that a pointer goes before it drags, in pixels. */
const SLACK = 6;

export interface Drag {
  x: number;
  y: number;
}

interface Handlers {
  /** Where the pointer is, as long as it drags. */
  ondrag(drag: Drag | null): void;
  /** The place on which it was dropped, as that place calls itself. */
  ondrop(place: string): void;
}

/** Follow a pointer that was pressed until it is let go. Places have an attribute `data-` with the name of their kind. */
export function follow(pressed: PointerEvent, kind: string, { ondrag, ondrop }: Handlers): void {
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
      const place = isDragging ? placeAt(kind, clientX, clientY) : undefined;
      if (isDragging) addEventListener('click', swallow, { capture: true, once: true });
      end();
      if (place !== undefined) ondrop(place);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
}

function placeAt(kind: string, x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-${kind}]`)?.dataset[kind];
}

/** The click that follows a drag means nothing. It comes at once or not at all. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

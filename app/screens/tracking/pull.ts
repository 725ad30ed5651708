import { isForMap, isLargeAfter, leastPull } from './pull-rules.ts';

type Place = { readonly x: number; readonly y: number };
type Edge = {
  readonly isLarge: () => boolean;
  readonly begin: () => void;
  readonly move: (down: number) => void;
  readonly end: (down: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Has the lower edge of a map follow a finger on the sheet below it, or a mouse on its grip, and says whether the map is
 * large in the end.
 */
export function followPull(grip: HTMLElement, onEnd: (isLarge: boolean) => void): () => void {
  const [map, sheet] = [grip.parentElement, grip.closest('article')];
  if (map === null || sheet === null) return () => undefined;
  const life = new AbortController();
  let size = 0;
  const isLarge = () => grip.ariaExpanded === 'true';
  const edge: Edge = {
    isLarge,
    signal: life.signal,
    begin() {
      size = map.offsetHeight;
      map.dataset.pulled = '';
    },
    move(down) {
      map.style.blockSize = `${size + down}px`;
    },
    end(down) {
      delete map.dataset.pulled;
      map.style.blockSize = '';
      onEnd(isLargeAfter(down, isLarge()));
    },
  };
  const isSheet = (target: EventTarget | null) =>
    target instanceof Node && (grip.contains(target) || !map.contains(target));
  followFinger(sheet, isSheet, edge);
  followMouse(grip, edge);
  return () => life.abort();
}

/** Browsers let a page claim a touch at its first move only; otherwise they scroll. */
function followFinger(
  sheet: HTMLElement,
  isSheet: (target: EventTarget | null) => boolean,
  { isLarge, begin, move, end, signal }: Edge,
): void {
  let start: Place | null = null;
  let isPulled = false;
  const down = (event: TouchEvent) => {
    start = event.touches.length === 1 && isSheet(event.target) ? placeOf(event) : null;
  };
  const go = (event: TouchEvent) => {
    const at = placeOf(event);
    if (start === null || at === null) return;
    const by = { across: at.x - start.x, down: at.y - start.y };
    if (!isPulled) {
      isPulled = event.cancelable && isForMap(by, { scrolled: scrollY, isLarge: isLarge() });
      if (isPulled) begin();
      else start = null;
    }
    if (!isPulled) return;
    event.preventDefault();
    move(by.down);
  };
  const up = (event: TouchEvent) => {
    const at = placeOf(event);
    if (isPulled) end(start && at && event.type === 'touchend' ? at.y - start.y : 0);
    [start, isPulled] = [null, false];
  };
  sheet.addEventListener('touchstart', down, { passive: true, signal });
  sheet.addEventListener('touchmove', go, { passive: false, signal });
  for (const over of ['touchend', 'touchcancel'] as const)
    sheet.addEventListener(over, up, { signal });
}

function placeOf({ changedTouches: [touch] }: TouchEvent): Place | null {
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

function followMouse(grip: HTMLElement, { begin, move, end, signal }: Edge): void {
  let from: number | null = null;
  let isPress = true;
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    [from, isPress] = [event.clientY, true];
    grip.setPointerCapture(event.pointerId);
    begin();
  };
  const go = ({ clientY }: PointerEvent) => {
    if (from === null) return;
    if (Math.abs(clientY - from) >= leastPull) isPress = false;
    move(clientY - from);
  };
  const up = ({ type, clientY }: PointerEvent) => {
    if (from === null) return;
    end(type === 'pointerup' ? clientY - from : 0);
    from = null;
  };
  grip.addEventListener('pointerdown', down, { signal });
  grip.addEventListener('pointermove', go, { signal });
  grip.addEventListener('pointerup', up, { signal });
  grip.addEventListener('pointercancel', up, { signal });
  // What was pulled was not pressed.
  grip.addEventListener(
    'click',
    (event) => {
      if (!isPress) event.stopPropagation();
    },
    { signal },
  );
}

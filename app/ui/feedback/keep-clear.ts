type Box = { left: number; top: number; right: number; bottom: number };

/** And what explains a map, which is read beside a notice. */
const controls =
  'a[href], button, summary, input, select, textarea, [role=option], [role=tab], [data-over-map]';
/** What is shown: a page, or an order on it. */
const names = 'h1, article h2';
/** Pixels. A taller control, or a field, can still be used while its edges are covered. */
const BUTTON = 56;
const GAP = 8;

/** Keeps lifting an element at the lower edge so that it covers no control. Returns a function that stops this. */
export function keepClear(floating: HTMLElement): () => void {
  let lift = 0;
  let asked = 0;
  const look = () => {
    asked = 0;
    const { left, top, right, bottom } = floating.getBoundingClientRect();
    lift = freeLift({ left, right, top: top + lift, bottom: bottom + lift }, floating);
    floating.style.translate = lift > 0 ? `0 ${-lift}px` : '';
  };
  const ask = () => {
    asked ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(ask);
  changes.observe(document.body, { childList: true, subtree: true });
  const told = ['scroll', 'resize', 'focusin', 'transitionend', 'animationend'] as const;
  for (const name of told) addEventListener(name, ask, { capture: true, passive: true });
  look();
  return () => {
    changes.disconnect();
    for (const name of told) removeEventListener(name, ask, { capture: true });
    cancelAnimationFrame(asked);
    floating.style.translate = '';
  };
}

/**
 * Near the edge if it can be, clear of names and of all of each control, else of the middle of the large ones; only where there is no such
 * place at all, of the middle of the small ones, too. The control with the focus stays whole as long as there is any such place.
 */
function freeLift(box: Box, floating: Element): number {
  const found = boxesBeside(box, floating, controls);
  const whole = found.map(({ shown }) => shown);
  const used = found.map(({ shown, use }) => (use === 'large' ? middleOf(shown) : shown));
  const middles = found.map(({ shown, use }) => (use === 'focus' ? shown : middleOf(shown)));
  // A name is read with the notice, where there is room for both.
  const named = [...whole, ...boxesBeside(box, floating, names).map(({ shown }) => shown)];
  const near = box.top - innerHeight / 2;
  const kinds = [[named, whole, used], [middles]] as const;
  const tries = kinds.flatMap((kind) =>
    [near, box.top].flatMap((most) => kind.map((taken) => () => clearLift(box, taken, most))),
  );
  const centres = whole.map(middleOf);
  tries.push(() => clearLift(box, centres, box.top));
  // In a tall dialog there may be room only right beside a middle.
  tries.push(() => clearLift(box, centres, box.top, 0));
  for (const lift of tries) {
    const free = lift();
    if (free !== null) return free;
  }
  return 0;
}

function clearLift(box: Box, taken: readonly Box[], most: number, gap = GAP): number | null {
  let lift = 0;
  while (lift <= most) {
    const [top, bottom] = [box.top - lift, box.bottom - lift];
    const hit = taken.find((each) => each.top < bottom && each.bottom > top);
    if (hit === undefined) return lift;
    lift = box.bottom - hit.top + gap;
  }
  return null;
}

/** What is in sight of these elements, where they have something between the same left and right. */
function boxesBeside(box: Box, floating: Element, wanted: string) {
  const clipOf = clips();
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...scope.querySelectorAll(wanted)].flatMap((control) => {
    if (floating.contains(control) || !control.checkVisibility({ visibilityProperty: true }))
      return [];
    const shown = overlap(clipOf(control.parentElement), control.getBoundingClientRect());
    const isThere = shown.right > shown.left + 1 && shown.bottom > shown.top + 1;
    if (!isThere || shown.left >= box.right || shown.right <= box.left) return [];
    const isLarge = control.clientHeight > BUTTON || control.matches('input, select, textarea');
    const use = control === document.activeElement ? 'focus' : isLarge ? 'large' : 'small';
    return [{ shown, use }] as const;
  });
}

/** What can be seen of what lies in an element. */
function clips(): (around: Element | null) => Box {
  const known = new Map<Element, Box>();
  const clipOf = (around: Element | null): Box => {
    if (around === null) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const found = known.get(around);
    if (found) return found;
    const outer = clipOf(around.parentElement);
    const isCut = getComputedStyle(around).overflowY !== 'visible';
    const clip = isCut ? overlap(outer, around.getBoundingClientRect()) : outer;
    known.set(around, clip);
    return clip;
  };
  return clipOf;
}

function overlap(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** A few pixels around the middle. */
function middleOf({ top, bottom, ...sides }: Box): Box {
  const middle = (top + bottom) / 2;
  return { ...sides, top: middle - 2, bottom: middle + 2 };
}

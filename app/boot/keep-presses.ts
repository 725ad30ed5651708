type Press = { readonly began: Node; readonly x: number; readonly y: number };

/** Pixels. Who moves the pointer further before the release takes the press back. */
const still = 4;

/**
 * Lets a press count where it began, when what is under the pointer moves away before the release, as rows do below a new order. A
 * browser gives the click to what holds both places (UI Events, click), where nothing listens.
 */
export function keepPresses(): void {
  let press: Press | null = null;
  const begin = ({ target, clientX, clientY }: PointerEvent) => {
    press = target instanceof Node ? { began: target, x: clientX, y: clientY } : null;
  };
  const end = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    const held = press;
    press = null;
    if (held === null || !isAstray(event, held)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.began.dispatchEvent(new MouseEvent('click', event));
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('click', end, true);
}

function isAstray({ target, clientX, clientY }: MouseEvent, { began, x, y }: Press): boolean {
  const isAround = target instanceof Node && target !== began && target.contains(began);
  return isAround && Math.hypot(clientX - x, clientY - y) < still;
}

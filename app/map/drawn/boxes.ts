import type { Point } from '../geo.ts';

/** A box on the screen, or on a plane of pixels: `top` is less than `bottom`. */
export type PixelBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function boxAt([x, y]: Point, halfWidth: number, halfHeight: number): PixelBox {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** A box that is measured around a point, where that point is. */
export function moveBox({ left, right, top, bottom }: PixelBox, [x, y]: Point): PixelBox {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** A box with so many more pixels at its sides, and at its top and bottom. */
export function growBox(
  { left, right, top, bottom }: PixelBox,
  { x, y }: { readonly x: number; readonly y: number },
): PixelBox {
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
}

export function pixelBoxesMeet(a: PixelBox, b: PixelBox): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Whether a straight line runs through a box: it is cut by each side in turn (Liang and Barsky, 1984). */
export function lineMeetsBox([x1, y1]: Point, [x2, y2]: Point, box: PixelBox): boolean {
  // Most of the many edges of an area are elsewhere, and are told so at once.
  if (Math.max(x1, x2) < box.left || Math.min(x1, x2) > box.right) return false;
  if (Math.max(y1, y2) < box.top || Math.min(y1, y2) > box.bottom) return false;
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  const sides = [
    [-dx, x1 - box.left],
    [dx, box.right - x1],
    [-dy, y1 - box.top],
    [dy, box.bottom - y1],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from <= to;
}

/** How far a box is from a point: that of its nearest and that of its farthest spot. */
export function reachOf([x, y]: Point, { left, right, top, bottom }: PixelBox) {
  return [
    Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)),
    Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y)),
  ] as const;
}

/** Whether the line of a ring runs through a box; around the middle there is a ring each so many pixels. */
export function ringMeetsBox(middle: Point, step: number, box: PixelBox): boolean {
  const [nearest, farthest] = reachOf(middle, box);
  return Math.floor(nearest / step) < Math.floor(farthest / step);
}

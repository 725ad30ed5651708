import { moveBox, type PixelBox, pixelBoxesMeet } from '../drawn/boxes.ts';
import type { Point } from '../geo.ts';

/** What is written beside a mark: how large it is, in pixels. */
export type Written = { readonly id: string; readonly pixel: Point; readonly width: number };

export type PlacedWords = { readonly id: string; readonly box: PixelBox };

/** Two lines and the room around them. */
export const labelHeight = 40;
/** From the middle of a mark to its label. */
const AWAY = 20;

/**
 * A place for each label beside its mark, the first ones first: at its right, its left, over or under it, where nothing else
 * stands. What finds none is not written; its mark is still there.
 */
export function placeLabels(
  labels: readonly Written[],
  taken: readonly PixelBox[],
): readonly PlacedWords[] {
  const placed: PlacedWords[] = [];
  for (const { id, pixel, width } of labels) {
    const box = sidesOf(width)
      .map((side) => moveBox(side, pixel))
      .find(
        (each) =>
          !taken.some((other) => pixelBoxesMeet(each, other)) &&
          !placed.some((other) => pixelBoxesMeet(each, other.box)),
      );
    if (box) placed.push({ id, box });
  }
  return placed;
}

function sidesOf(width: number): readonly PixelBox[] {
  const half = labelHeight / 2;
  return [
    { left: AWAY, right: AWAY + width, top: -half, bottom: half },
    { left: -AWAY - width, right: -AWAY, top: -half, bottom: half },
    { left: -width / 2, right: width / 2, top: -AWAY - labelHeight, bottom: -AWAY },
    { left: -width / 2, right: width / 2, top: AWAY, bottom: AWAY + labelHeight },
  ];
}

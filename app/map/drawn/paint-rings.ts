import { formatDistance } from '../distance.ts';
import { type Point, stretchAt, toPosition } from '../geo.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import { boxAt, lineMeetsBox, type PixelBox, pixelBoxesMeet } from './boxes.ts';
import { isRightToLeft } from './direction.ts';
import { cityShare, scaleBar } from './scale.ts';

/** Pixels from one ring to the next: at most this, and at least two fifths of it. */
const widest = 260;
/** Where a ring's figure may stand, in degrees from the east, the quietest places first. */
const angles = [-60, -120, 60, 120, -30, -150, 30, 150, 0, 180];

type Ring = { readonly metres: number; readonly radius: number };

/** The rings in view around a pixel: round distances on the ground, the nearest first. */
export function ringsAround(
  [x, y]: Point,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  metresPerPixel: number,
): readonly Ring[] {
  const { metres, pixels } = scaleBar(metresPerPixel, widest);
  const nearest = Math.hypot(Math.max(0, -x, x - width), Math.max(0, -y, y - height));
  const farthest = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const first = Math.max(1, Math.ceil(nearest / pixels));
  const count = Math.max(0, Math.floor(farthest / pixels) - first + 1);
  return Array.from({ length: count }, (_, index) => ({
    metres: (first + index) * metres,
    radius: (first + index) * pixels,
  }));
}

/** Quiet rings around the door: how far the rider still has to go can be read where no streets are drawn. Answers whether there are any. */
export function paintRings(frame: Frame, door: Point | null): boolean {
  const share = cityShare(frame.zoom);
  if (door === null || share === 0) return false;
  const { context } = frame;
  const { ring } = palettes[frame.colours.scheme];
  const [x, y] = frame.pixelOf(door);
  Object.assign(context, { strokeStyle: ring, fillStyle: frame.colours.accentLine, lineWidth: 1 });
  for (const [index, { radius }] of ringsOf(frame, door).entries()) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.globalAlpha = share * 0.05;
    if (index === 0) context.fill();
    context.globalAlpha = share;
    context.stroke();
  }
  context.globalAlpha = 1;
  return true;
}

type Words = {
  readonly family: string;
  readonly locale: string;
  /** Boxes that are taken, and lines that no figure may lie on, in pixels of the frame. */
  readonly taken: readonly PixelBox[];
  readonly lines: readonly (readonly [Point, Point])[];
};

/** The figure of each ring, on its line, where nothing else stands. */
export function paintRingFigures(frame: Frame, door: Point | null, words: Words): void {
  if (door === null || cityShare(frame.zoom) < 1) return;
  const { context, colours } = frame;
  const { halo, quiet } = palettes[colours.scheme];
  const centre = frame.pixelOf(door);
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' });
  Object.assign(context, { strokeStyle: halo, fillStyle: quiet, lineWidth: 6 });
  context.font = `500 11px ${words.family}`;
  for (const { metres, radius } of ringsOf(frame, door)) {
    const text = formatDistance(metres, words.locale);
    const spot = freeSpot(frame, centre, radius, context.measureText(text).width, words);
    if (spot === null) continue;
    // A figure reads in its own language's direction, whatever was written before it.
    context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    context.strokeText(text, ...spot);
    context.fillText(text, ...spot);
  }
}

function freeSpot(
  { width, height }: Frame,
  [x, y]: Point,
  radius: number,
  wide: number,
  { taken, lines }: Words,
): [number, number] | null {
  for (const angle of angles) {
    const turn = (angle * Math.PI) / 180;
    const spot: [number, number] = [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    const box = boxAt(spot, wide / 2 + 4, 9);
    const isSeen =
      box.left > 8 && box.top > 8 && box.right < width - 60 && box.bottom < height - 40;
    const isFree =
      !taken.some((other) => pixelBoxesMeet(box, other)) &&
      !lines.some(([a, b]) => lineMeetsBox(a, b, box));
    if (isSeen && isFree) return spot;
  }
  return null;
}

function ringsOf(frame: Frame, door: Point): readonly Ring[] {
  const metresPerPixel = frame.resolution / stretchAt(toPosition(door).latitude);
  return ringsAround(frame.pixelOf(door), frame, metresPerPixel);
}

import { formatDistance } from '../distance.ts';
import { type Point, stretchAt, toPosition } from '../geo.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import { boxAt, type PixelBox, reachOf } from './boxes.ts';
import { isRightToLeft } from './direction.ts';
import { cityShare, scaleBar } from './scale.ts';

/** Pixels from one ring to the next: at most this, and at least two fifths of it. */
const widest = 260;
/** Where a ring's figure may stand, in degrees from the east, the quietest places first. */
const angles = [-60, -120, 60, 120, -30, -150, 30, 150, 0, 180];

type Ring = { readonly metres: number; readonly radius: number };

/** From one ring around a door to the next: a round distance on the ground. */
export function ringStep(door: Point, resolution: number): { metres: number; pixels: number } {
  return scaleBar(resolution / stretchAt(toPosition(door).latitude), widest);
}

/** The rings in view around a pixel, the nearest first. */
export function ringsAround(
  middle: Point,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  { metres, pixels }: ReturnType<typeof ringStep>,
): readonly Ring[] {
  const view = { left: 0, top: 0, right: width, bottom: height };
  const [nearest, farthest] = reachOf(middle, view);
  const first = Math.max(1, Math.ceil(nearest / pixels));
  const count = Math.max(0, Math.floor(farthest / pixels) - first + 1);
  return Array.from({ length: count }, (_, index) => ({
    metres: (first + index) * metres,
    radius: (first + index) * pixels,
  }));
}

/**
 * Quiet rings around the door: how far the rider still has to go can be read where no streets are drawn. Their lines are
 * open where names stand. Answers whether there are any.
 */
export function paintRings(frame: Frame, door: Point | null, names: readonly PixelBox[]): boolean {
  const share = cityShare(frame.zoom);
  if (door === null || share === 0) return false;
  const { context } = frame;
  const { ring } = palettes[frame.colours.scheme];
  const [x, y] = frame.pixelOf(door);
  Object.assign(context, { strokeStyle: ring, fillStyle: frame.colours.accentLine, lineWidth: 1 });
  const rings = ringsOf(frame, door);
  const trace = ({ radius }: Ring) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
  };
  context.globalAlpha = share * 0.05;
  for (const nearest of rings.slice(0, 1)) {
    trace(nearest);
    context.fill();
  }
  context.save();
  leaveOut(frame, names);
  context.globalAlpha = share;
  for (const each of rings) {
    trace(each);
    context.stroke();
  }
  context.restore();
  context.globalAlpha = 1;
  return true;
}

/** Nothing is drawn in these boxes until the context is restored. */
function leaveOut({ context, width, height }: Frame, boxes: readonly PixelBox[]): void {
  context.beginPath();
  context.rect(0, 0, width, height);
  for (const { left, top, right, bottom } of boxes)
    context.rect(left, top, right - left, bottom - top);
  context.clip('evenodd');
}

type Words = {
  readonly family: string;
  readonly locale: string;
  /** Whether nothing else stands in a box of the frame. */
  readonly isFree: (box: PixelBox) => boolean;
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
  { isFree }: Words,
): [number, number] | null {
  for (const angle of angles) {
    const turn = (angle * Math.PI) / 180;
    const spot: [number, number] = [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    const box = boxAt(spot, wide / 2 + 4, 9);
    const isSeen =
      box.left > 8 && box.top > 8 && box.right < width - 60 && box.bottom < height - 40;
    if (isSeen && isFree(box)) return spot;
  }
  return null;
}

function ringsOf(frame: Frame, door: Point): readonly Ring[] {
  return ringsAround(frame.pixelOf(door), frame, ringStep(door, frame.resolution));
}

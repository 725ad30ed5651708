import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import { moveBox, type PixelBox, pixelBoxesMeet } from './boxes.ts';
import { boxOf, dotGap, type PlacedLabel } from './declutter.ts';
import { isRightToLeft } from './direction.ts';

/** The font of a place name; the family is the page's, so that every script is drawn with its own. */
export function labelFont(family: string, strong: boolean): string {
  return strong ? `600 13px ${family}` : `500 12px ${family}`;
}

const numberFont = (family: string) => `500 10px ${family}`;

type Words = {
  readonly family: string;
  /** What floats over the map, in pixels of the frame. */
  readonly covered: readonly PixelBox[];
};

/** Names with a halo, so that they read over borders and areas; beside a dot where they name one place. */
export function paintLabels(
  frame: Frame,
  labels: readonly PlacedLabel[],
  { family, covered }: Words,
): void {
  const { context } = frame;
  const origin = frame.pixelOf([0, 0]);
  const colours = palettes[frame.colours.scheme];
  Object.assign(context, { textBaseline: 'middle', lineJoin: 'round', lineWidth: 3 });
  context.strokeStyle = colours.halo;
  for (const label of labels) {
    const box = moveBox(boxOf(label, frame.resolution), origin);
    // A name that the edge or a button would cut says nothing.
    if (!isWithin(frame, box) || covered.some((each) => pixelBoxesMeet(box, each))) continue;
    const [x, y] = frame.pixelOf(label.point);
    if (label.side !== 'over') paintDot(context, x, y, colours.dot);
    const start = x + shift[label.side];
    context.textAlign = alignment[label.side];
    context.direction = isRightToLeft(label.name) ? 'rtl' : 'ltr';
    context.font = label.isNumber ? numberFont(family) : labelFont(family, label.strong);
    context.fillStyle = colours.label;
    context.strokeText(label.name, start, y);
    context.fillText(label.name, start, y);
  }
}

/** How far a name stays from the edge of the map, so that none looks cut. */
const edge = 6;

function isWithin({ width, height }: Frame, { left, right, top, bottom }: PixelBox): boolean {
  return left >= edge && top >= edge && right <= width - edge && bottom <= height - edge;
}

const shift = { over: 0, right: dotGap, left: -dotGap } as const;
const alignment = { over: 'center', right: 'left', left: 'right' } as const;

function paintDot(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fill();
}

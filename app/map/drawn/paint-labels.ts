import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import { moveBox, type PixelBox, pixelBoxesMeet } from './boxes.ts';
import { boxOf, type PlacedLabel } from './declutter.ts';
import { isRightToLeft } from './direction.ts';

/** The font of a place name; the family is the page's, so that every script is drawn with its own. */
export function labelFont(family: string, strong: boolean): string {
  return strong ? `600 13px ${family}` : `500 12px ${family}`;
}

const numberFont = (family: string) => `500 10px ${family}`;

/** The names that can be read: one that the edge or a button would cut says nothing. `covered` floats over the map, in pixels of the frame. */
export function readable(
  frame: Frame,
  labels: readonly PlacedLabel[],
  covered: readonly PixelBox[],
): readonly PlacedLabel[] {
  const origin = frame.pixelOf([0, 0]);
  return labels.filter((label) => {
    const box = moveBox(boxOf(label, frame.resolution), origin);
    return isWithin(frame, box) && !covered.some((each) => pixelBoxesMeet(box, each));
  });
}

/** Names with a halo, so that they read over borders and areas; beside a dot where they name one place. */
export function paintLabels(frame: Frame, labels: readonly PlacedLabel[], family: string): void {
  const { context } = frame;
  const colours = palettes[frame.colours.scheme];
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle' });
  Object.assign(context, { lineJoin: 'round', lineWidth: 3 });
  context.strokeStyle = colours.halo;
  for (const label of labels) {
    const [x, y] = frame.pixelOf(label.point);
    if (label.isBeside) paintDot(context, x, y, colours.dot);
    const middle = [x + label.shift[0], y + label.shift[1]] as const;
    context.direction = isRightToLeft(label.name) ? 'rtl' : 'ltr';
    context.font = label.isNumber ? numberFont(family) : labelFont(family, label.strong);
    context.fillStyle = colours.label;
    context.strokeText(label.name, ...middle);
    context.fillText(label.name, ...middle);
  }
}

/** How far a name stays from the edge of the map, so that none looks cut. */
const edge = 6;

function isWithin({ width, height }: Frame, { left, right, top, bottom }: PixelBox): boolean {
  return left >= edge && top >= edge && right <= width - edge && bottom <= height - edge;
}

function paintDot(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fill();
}

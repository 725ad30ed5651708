import { cutToFit } from '#ui';
import { isRightToLeft } from '../drawn/direction.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import { labelHeight, type PlacedWords } from './place-labels.ts';

const INSET = 9;
/** Pixels of a line, beyond which it is cut. */
const MOST = 200;

type Lines = { readonly name: string; readonly words: string };

const fonts = (family: string) => [`600 12px ${family}`, `500 11px ${family}`] as const;

/** How wide the label of two lines is, in pixels. */
export function widthOf(context: CanvasRenderingContext2D, lines: Lines, family: string): number {
  const [strong, quiet] = fonts(family);
  context.font = strong;
  const name = context.measureText(lines.name).width;
  context.font = quiet;
  return Math.ceil(
    Math.min(MOST, Math.max(name, context.measureText(lines.words).width)) + 2 * INSET,
  );
}

/** A name over what its order is doing, on a card. */
export function paintWords(
  { context, colours }: Frame,
  { box }: PlacedWords,
  { lines, urgent, family }: { lines: Lines; urgent: boolean; family: string },
): void {
  const { pill, strong, quiet } = palettes[colours.scheme];
  const [nameFont, wordsFont] = fonts(family);
  const width = box.right - box.left;
  context.save();
  Object.assign(context, { shadowColor: 'rgb(0 0 0 / 25%)', shadowBlur: 6, shadowOffsetY: 1 });
  context.fillStyle = pill;
  context.beginPath();
  context.roundRect(box.left, box.top, width, labelHeight, 6);
  context.fill();
  context.shadowColor = 'transparent';
  context.textBaseline = 'middle';
  const line = (text: string, font: string, colour: string, y: number) => {
    const toLeft = isRightToLeft(text);
    Object.assign(context, { font, fillStyle: colour, direction: toLeft ? 'rtl' : 'ltr' });
    context.textAlign = toLeft ? 'right' : 'left';
    context.fillText(
      cutToFit(text, (words) => context.measureText(words).width <= MOST),
      toLeft ? box.right - INSET : box.left + INSET,
      box.top + y,
    );
  };
  line(lines.name, nameFont, strong, 13);
  line(lines.words, wordsFont, urgent ? colours.warning : quiet, 28);
  context.restore();
}

import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import type { PlacedLabel } from './declutter.ts';

/** The font of a place name; the family is the page's, so that every script is drawn with its own. */
export function labelFont(family: string, strong: boolean): string {
  return strong ? `600 13px ${family}` : `500 12px ${family}`;
}

/** A name reads in the direction of its first letter, whatever the page's. */
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Names with a halo, so that they read over borders and areas. */
export function paintLabels(frame: Frame, labels: readonly PlacedLabel[], family: string): void {
  const { context, width, height } = frame;
  const colours = palettes[frame.colours.scheme];
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' });
  context.strokeStyle = colours.halo;
  context.fillStyle = colours.label;
  context.lineWidth = 3;
  for (const label of labels) {
    const [x, y] = frame.pixelOf(label.point);
    if (x < -label.width || x > width + label.width || y < -20 || y > height + 20) continue;
    context.direction = rightToLeft.test(label.name) ? 'rtl' : 'ltr';
    context.font = labelFont(family, label.strong);
    context.strokeText(label.name, x, y);
    context.fillText(label.name, x, y);
  }
}

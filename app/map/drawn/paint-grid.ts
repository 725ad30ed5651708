import { stretchAt, toPoint, toPosition } from '../geo.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import { bandStretch, graticuleStep, gridLevels, linesBetween } from './grid.ts';

type Line = { readonly from: number; readonly across: 'x' | 'y' };

/** Between these zoom levels degrees give way to metres. */
const change = { from: 8, to: 10 };

/** How far the schematic city map has taken over from the world map, 0 to 1. */
export function cityShare(zoom: number): number {
  return Math.min(1, Math.max(0, (zoom - change.from) / (change.to - change.from)));
}

/** A quiet net that makes movement and distance readable where the map knows no streets. */
export function paintGrid(frame: Frame): void {
  const share = cityShare(frame.zoom);
  frame.context.strokeStyle = palettes[frame.colours.scheme].grid;
  frame.context.lineWidth = 1;
  if (share < 1) paintDegrees(frame, 0.16 * (1 - share));
  if (share > 0) paintMetres(frame, 0.2 * share);
  frame.context.globalAlpha = 1;
}

function paintMetres(frame: Frame, alpha: number): void {
  const centre = toPosition([0, (frame.box[1] + frame.box[3]) / 2]);
  const stretch = bandStretch(centre.latitude);
  for (const { spacing, strength } of gridLevels(frame.resolution / stretch)) {
    const step = spacing * stretch;
    stroke(frame, alpha * strength, [
      ...linesBetween(frame.box[0], frame.box[2], step).map(
        (from) => ({ from, across: 'x' }) as const,
      ),
      ...linesBetween(frame.box[1], frame.box[3], step).map(
        (from) => ({ from, across: 'y' }) as const,
      ),
    ]);
  }
}

function paintDegrees(frame: Frame, alpha: number): void {
  const degree = toPoint({ longitude: 1, latitude: 0 })[0];
  const step = graticuleStep(frame.resolution / degree);
  const [south, north] = [frame.box[1], frame.box[3]].map((y) => toPosition([0, y]).latitude);
  stroke(frame, alpha, [
    ...linesBetween(frame.box[0], frame.box[2], step * degree).map(
      (from) => ({ from, across: 'x' }) as const,
    ),
    ...linesBetween(south ?? 0, north ?? 0, step)
      .filter((latitude) => stretchAt(latitude) < 8)
      .map((latitude) => ({ from: toPoint({ longitude: 0, latitude })[1], across: 'y' }) as const),
  ]);
}

function stroke(frame: Frame, alpha: number, lines: readonly Line[]): void {
  const { context, width, height } = frame;
  context.globalAlpha = alpha;
  context.beginPath();
  for (const { from, across } of lines) {
    const [x, y] = frame.pixelOf([from, from]);
    if (across === 'x') {
      context.moveTo(crisp(x), 0);
      context.lineTo(crisp(x), height);
    } else {
      context.moveTo(0, crisp(y));
      context.lineTo(width, crisp(y));
    }
  }
  context.stroke();
}

/** The middle of a pixel, where a line of one pixel is sharp. */
function crisp(value: number): number {
  return Math.round(value) + 0.5;
}

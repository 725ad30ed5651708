import { markerSize, stripHeight, stripPin } from '../constants.ts';
import type { Point } from '../geo.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import type { MapColours, MapMarker } from '../types.ts';
import { anchors, drawPicture, type PictureName } from './picture.ts';

export type Pictures = (name: PictureName, colours: MapColours) => HTMLCanvasElement;

/** Pictures of the markers in the colours of the moment; a thousand markers share one. */
export function createPictures(): Pictures {
  const known = new Map<PictureName, HTMLCanvasElement>();
  let shown: MapColours | null = null;
  return (name, colours) => {
    if (shown !== colours) known.clear();
    shown = colours;
    const picture =
      known.get(name) ?? drawPicture(name, colours, Math.max(1, window.devicePixelRatio));
    known.set(name, picture);
    return picture;
  };
}

type How = { readonly point: Point; readonly rests: boolean; readonly pictures: Pictures };

/** Paints a marker in each copy of the world where it is in sight. */
export function paintMarker(frame: Frame, { kind, heading }: MapMarker, how: How): void {
  const size = frame.height < stripHeight ? markerSize * stripPin : markerSize;
  for (const turn of frame.turns) {
    const [x, y] = frame.pixelOf([how.point[0] + turn, how.point[1]]);
    if (!isNear(frame, x, y)) continue;
    if (heading !== null && heading !== undefined) paintNeedle(frame, x, y, heading, how.pictures);
    const [ax, ay] = anchors[kind];
    const [left, top] = [x - ax * size, y - ay * size];
    const picture = how.pictures(kind, frame.colours);
    // At rest on whole pixels a picture is sharp; on its way it would tremble there.
    if (how.rests) {
      frame.context.drawImage(picture, Math.round(left), Math.round(top), size, size);
    } else frame.context.drawImage(picture, left, top, size, size);
  }
}

function isNear({ width, height }: Frame, x: number, y: number): boolean {
  return x > -markerSize && x < width + markerSize && y > -markerSize && y < height + markerSize;
}

function paintNeedle(
  { context, colours }: Frame,
  x: number,
  y: number,
  heading: number,
  pictures: Pictures,
): void {
  const half = markerSize / 2;
  context.save();
  context.translate(x, y);
  context.rotate((heading * Math.PI) / 180);
  context.drawImage(pictures('needle', colours), -half, -half, markerSize, markerSize);
  context.restore();
}

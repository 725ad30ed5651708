import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import { after as afterSeconds } from '#adapters';
import { type Box, type Point, turnsInView } from '../geo.ts';
import type { MapColours } from '../types.ts';

/** What a painter gets: a clear canvas in CSS pixels, and where on earth it is. */
export type Frame = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Mercator metres a pixel. */
  readonly resolution: number;
  readonly zoom: number;
  readonly box: Box;
  /** Shifts, in Mercator metres, to the copies of the world in sight. */
  readonly turns: readonly number[];
  readonly pixelOf: (point: Point) => Point;
  readonly colours: MapColours;
  /** Gives all of the layer one colour, under what is painted. It takes no canvas, since a browser composites each one in sight. */
  readonly fill: (colour: string) => void;
};

/** Answers whether it has painted anything. */
export type Painter = (frame: Frame) => boolean;

export type CanvasLayer = {
  readonly layer: Layer;
  /** Has one more painter paint here, over those before. */
  readonly add: (painter: Painter) => void;
  /** Paints this canvas again, and no other part of the map: in the next frame, or in that after so many milliseconds. */
  readonly repaint: (after?: number) => void;
};

/**
 * A layer painted by hand on its own canvas. OpenLayers repaints it whenever the view moves; its own
 * changes repaint this canvas only. An empty canvas is hidden, since browsers composite every visible canvas in each
 * frame, changed or not.
 */
export function canvasLayer(zIndex: number, coloursNow: () => MapColours): CanvasLayer {
  const canvas = document.createElement('canvas');
  const holder = document.createElement('div');
  for (const { style } of [canvas, holder]) {
    Object.assign(style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  }
  holder.append(canvas);
  const painters: Painter[] = [];
  let seen: FrameState | null = null;

  function paint(): void {
    let ground = '';
    const fill = (colour: string) => {
      ground = colour;
    };
    const frame = seen && frameOf(canvas, seen, { colours: coloursNow(), fill });
    if (frame) canvas.hidden = painters.filter((painter) => painter(frame)).length === 0;
    holder.style.backgroundColor = ground;
  }

  return {
    layer: new Layer({
      zIndex,
      render(state) {
        seen = state;
        paint();
        return holder;
      },
    }),
    add: (painter) => void painters.push(painter),
    repaint: planFrames(paint),
  };
}

/** Paints one frame, at the earliest of the moments that it is asked for. */
function planFrames(paint: () => void): CanvasLayer['repaint'] {
  let due = Number.POSITIVE_INFINITY;
  let cancel = () => {};
  const paintNow = () => {
    due = Number.POSITIVE_INFINITY;
    paint();
  };
  const inFrame = () => requestAnimationFrame(paintNow);
  return (after = 0) => {
    const wait = after < frameTime ? 0 : after - frameTime;
    const at = performance.now() + wait;
    if (at >= due) return;
    due = at;
    cancel();
    if (wait === 0) inFrame();
    else cancel = afterSeconds(wait / 1000, inFrame);
  };
}

/** Milliseconds of a frame. */
const frameTime = 16;

function frameOf(
  canvas: HTMLCanvasElement,
  state: FrameState,
  given: Pick<Frame, 'colours' | 'fill'>,
): Frame | null {
  const context = canvas.getContext('2d');
  const [width = 0, height = 0] = state.size;
  const [x = 0, y = 0] = state.viewState.center;
  const { resolution, zoom } = state.viewState;
  if (context === null) return null;
  resize(canvas, Math.round(width * state.pixelRatio), Math.round(height * state.pixelRatio));
  context.setTransform(state.pixelRatio, 0, 0, state.pixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  const [west, north] = [x - (width / 2) * resolution, y + (height / 2) * resolution];
  const box: Box = [west, north - height * resolution, west + width * resolution, north];
  return {
    ...given,
    context,
    width,
    height,
    resolution,
    zoom,
    box,
    turns: turnsInView(box),
    pixelOf: (point) => [(point[0] - west) / resolution, (north - point[1]) / resolution],
  };
}

/** Setting a size clears the canvas and costs, even when it is the same. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

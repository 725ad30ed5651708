import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import type { Box, Point } from '../geo.ts';

/** What a painter gets: a cleared canvas in CSS pixels, and where on earth it is. */
export type Frame = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Mercator metres a pixel. */
  readonly resolution: number;
  readonly zoom: number;
  readonly box: Box;
  readonly pixelOf: (point: Point) => Point;
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number;
};

/**
 * A layer painted by hand on one canvas, anew in each frame of the map. OpenLayers draws the layers above
 * into the same canvas, so its state is left as it was found.
 */
export function canvasLayer(paint: (frame: Frame) => void): Layer {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  return new Layer({
    render(state) {
      const frame = state && frameOf(canvas, state);
      if (frame) paint(frame);
      frame?.context.restore();
      return canvas;
    },
  });
}

function frameOf(canvas: HTMLCanvasElement, state: FrameState): Frame | null {
  const context = canvas.getContext('2d');
  const [width = 0, height = 0] = state.size;
  const [x = 0, y = 0] = state.viewState.center;
  const { resolution, zoom } = state.viewState;
  if (context === null) return null;
  resize(canvas, Math.round(width * state.pixelRatio), Math.round(height * state.pixelRatio));
  context.save();
  context.setTransform(state.pixelRatio, 0, 0, state.pixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  const [west, north] = [x - (width / 2) * resolution, y + (height / 2) * resolution];
  return {
    context,
    width,
    height,
    resolution,
    zoom,
    pixelRatio: state.pixelRatio,
    box: [west, north - height * resolution, west + width * resolution, north],
    pixelOf: (point) => [(point[0] - west) / resolution, (north - point[1]) / resolution],
  };
}

/** Setting a size clears the canvas and costs, even when it is the same. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

import fc from 'fast-check';
import type { FrameState } from 'ol/Map.js';
import { afterEach, expect, test, vi } from 'vitest';
import { paintWorld } from '../../../app/map/drawn/paint-world.ts';
import { cityShare } from '../../../app/map/drawn/scale.ts';
import { createAreas } from '../../../app/map/paint/areas.ts';
import { type CanvasLayer, canvasLayer } from '../../../app/map/paint/canvas-layer.ts';
import { createLegs } from '../../../app/map/paint/legs.ts';
import { stubPaths } from '../../support/paths.ts';
import { law } from '../../support/property.ts';

const state = {
  size: [400, 300],
  pixelRatio: 1,
  viewState: { center: [0, 0], resolution: 1, zoom: 10 },
} as unknown as FrameState;

afterEach(() => vi.unstubAllGlobals());

/** A layer on a canvas that draws nothing, and how the page has it. */
function easel() {
  const ink = new Proxy({}, { get: () => () => ({}), set: () => true });
  const made: { hidden: boolean; style: { backgroundColor?: string } }[] = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const element = { style: {}, hidden: false, append: () => {}, getContext: () => ink };
      made.push(element);
      return element;
    },
  });
  stubPaths();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  const canvas: CanvasLayer = canvasLayer(
    0,
    () => ({ scheme: 'light', accentLine: '#111' }) as never,
  );
  return {
    canvas,
    isSeen: () => made[0]?.hidden === false,
    groundColour: () => made[1]?.style.backgroundColor,
  };
}

test('a canvas is part of the picture exactly while one of its painters has something on it', () =>
  law(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 6 }),
      (paintings) => {
        const { canvas, isSeen } = easel();
        let now: readonly [boolean, boolean] = [false, false];
        canvas.add(() => now[0]);
        canvas.add(() => now[1]);
        canvas.layer.render(state, null as never);
        for (const each of paintings) {
          now = each;
          canvas.repaint();
          expect(isSeen()).toBe(each[0] || each[1]);
        }
      },
    ),
  ));

test('ground of one colour takes no canvas: that of the schematic, and all near the ground', () =>
  law(
    fc.property(
      fc.array(
        fc.record({ zoom: fc.double({ min: 0, max: 20, noNaN: true }), isPlain: fc.boolean() }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      (rests) => {
        const { canvas, isSeen, groundColour } = easel();
        let isPlain = false;
        canvas.add((frame) => paintWorld(frame, null, { isSchematic: true, isPlain }));
        for (const rest of rests) {
          isPlain = rest.isPlain;
          const { viewState } = state;
          const moved = { ...state, viewState: { ...viewState, zoom: rest.zoom } };
          canvas.layer.render(moved, null as never);
          const isFlat = isPlain || cityShare(rest.zoom) === 1;
          expect(isSeen()).toBe(!isFlat);
          expect(groundColour() !== '').toBe(isFlat);
        }
      },
    ),
  ));

test('delivery areas and ways take their canvas along when they come and go', () => {
  const ways = easel();
  const legs = createLegs(ways.canvas, { pointOf: () => [0, 0] });
  ways.canvas.layer.render(state, null as never);
  expect(ways.isSeen()).toBe(false);
  legs.set([{ from: 'a', to: 'b', look: 'full' }]);
  expect(ways.isSeen()).toBe(true);
  legs.set([]);
  expect(ways.isSeen()).toBe(false);
  const ground = easel();
  const areas = createAreas(ground.canvas);
  ground.canvas.layer.render(state, null as never);
  expect(ground.isSeen()).toBe(false);
  const ring = [
    [103, 1],
    [104, 1],
    [104, 2],
    [103, 1],
  ];
  areas.set([{ geometry: { type: 'Polygon', coordinates: [ring] } }] as never);
  expect(ground.isSeen()).toBe(true);
});

test('a picture that can wait is painted in its time, or with an earlier one, and never twice', () => {
  vi.useFakeTimers();
  try {
    const { canvas } = easel();
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 1));
    const painted: number[] = [];
    const began = performance.now();
    canvas.add(() => painted.push(Math.round(performance.now() - began)) > 0);
    canvas.layer.render(state, null as never);
    canvas.repaint(500);
    canvas.repaint(200);
    canvas.repaint(300);
    vi.advanceTimersByTime(1_000);
    expect(painted).toEqual([0, 185]);
    canvas.repaint(400);
    canvas.repaint();
    canvas.repaint(5);
    vi.advanceTimersByTime(1_000);
    expect(painted).toEqual([0, 185, 1_001]);
  } finally {
    vi.useRealTimers();
  }
});

import { expect, test } from 'vitest';
import type { MapMarker } from '#map';
import { toPoint } from '../../../app/map/geo.ts';
import { createMarkers } from '../../../app/map/markers/markers.ts';
import type { Frame, Painter } from '../../../app/map/paint/canvas-layer.ts';

const here = { latitude: 1.3, longitude: 103.85 };
const there = { latitude: 1.301, longitude: 103.85 };
const rider: MapMarker = { id: 'r', kind: 'rider', position: here, label: 'Rider' };
const shop: MapMarker = { id: 's', kind: 'pickup', position: here, label: 'Shop' };

/** A canvas that notes where pictures are drawn, a clock moved by hand, and the markers on them. */
function easel(reducedMotion = false) {
  const painters: Painter[] = [];
  const seen = { now: 0, asked: 0 };
  const canvas = {
    layer: null as never,
    add: (painter: Painter) => void painters.push(painter),
    repaint: () => {
      seen.asked += 1;
    },
  };
  const markers = createMarkers(
    { calm: canvas, lively: canvas },
    {
      reducedMotion,
      now: () => seen.now,
      pictures: (name) => name as unknown as HTMLCanvasElement,
    },
  );
  /** Paints and answers what was drawn, and how far north of `here` in Mercator metres. */
  function paint() {
    seen.asked = 0;
    const drawn: { what: string; north: number }[] = [];
    for (const painter of painters) painter(frameOn(drawn));
    return drawn;
  }
  return { markers, paint, seen };
}

function frameOn(drawn: { what: string; north: number }[]): Frame {
  const [x, y] = toPoint(here);
  const context = {
    drawImage: (what: string, _left: number, top: number) => void drawn.push({ what, north: -top }),
  };
  return {
    context: context as unknown as CanvasRenderingContext2D,
    width: 4_000,
    height: 4_000,
    resolution: 1,
    zoom: 17,
    box: [x - 2_000, y - 2_000, x + 2_000, y + 2_000],
    turns: [0],
    pixelOf: (point) => [point[0] - x + 2_000, y - point[1] + 2_000],
    fill: () => undefined,
    colours: {
      warning: '',
      scheme: 'light',
      accent: '',
      onAccent: '',
      accentLine: '',
      pin: 'M-17-17L17-17L17 17L0 25L-17 17Z',
    },
  };
}

test('riders are painted over the places they ride to', () => {
  const { markers, paint } = easel();
  markers.set([rider, shop]);
  expect(paint().map(({ what }) => what)).toEqual(['pickup', 'rider']);
});

test('a marker glides, asks for frames on its way, and for none at rest', () => {
  const { markers, paint, seen } = easel();
  markers.set([rider]);
  const start = paint()[0]?.north ?? Number.NaN;
  seen.now = 2_000;
  markers.move('r', there);
  seen.now = 3_000;
  expect(paint()[0]?.north).toBeCloseTo(start + 55.7, 0);
  expect(seen.asked).toBe(1);
  seen.now = 9_000;
  expect(paint()[0]?.north).toBeCloseTo(start + 111.4, -1);
  expect(seen.asked).toBe(0);
});

test('where motion is unwelcome a marker is at once in its place', () => {
  const { markers, paint, seen } = easel(true);
  markers.set([rider]);
  markers.move('r', there);
  expect(paint()[0]?.north).toBeGreaterThan(-1_900);
  expect(seen.asked).toBe(0);
});

test('the same markers again paint nothing', () => {
  const { markers, seen, paint } = easel();
  markers.set([rider, shop]);
  paint();
  markers.set([{ ...shop }, { ...rider }]);
  expect(seen.asked).toBe(0);
});

test('a marker that is gone is painted no more and cannot be moved', () => {
  const { markers, paint } = easel();
  markers.set([rider, shop]);
  markers.set([shop]);
  markers.move('r', there);
  expect(paint().map(({ what }) => what)).toEqual(['pickup']);
});

import jpeg from 'jpeg-js';
import type { Order, ProofKind } from '#schemas';
import { between, randomFrom } from './random.ts';

const width = 480;
const height = 360;
const quality = 80;

type Colour = readonly [red: number, green: number, blue: number];
type Box = { left: number; top: number; right: number; bottom: number; colour: Colour };

/** Draws a simulated rider's photograph: a parcel in a place, always the same for an order. */
export function photographOf(order: Pick<Order, 'order_id'>, kind: ProofKind): Uint8Array {
  const random = randomFrom(`${order.order_id} ${kind}`);
  const x = Math.round(between(random, 90, 260));
  const shade = between(random, 0.8, 1.1);
  const boxes = [...places[kind], ...parcelAt(x, shade)];
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    const colour = colourAt(boxes, at % width, Math.floor(at / width));
    const grain = between(random, -6, 6);
    data.set(
      colour.map((part) => clamp(part + grain)),
      at * 4,
    );
  }
  return jpeg.encode({ data, width, height }, quality).data;
}

const floor: Box = { left: 0, top: 270, right: width, bottom: height, colour: [120, 112, 104] };

/** A counter, a front door, and the counter again by evening light. */
const places: Readonly<Record<ProofKind, readonly Box[]>> = {
  pickup: [
    { left: 0, top: 0, right: width, bottom: 270, colour: [214, 206, 190] },
    { left: 0, top: 240, right: width, bottom: height, colour: [132, 92, 60] },
  ],
  delivery: [
    { left: 0, top: 0, right: width, bottom: 270, colour: [188, 196, 202] },
    { left: 290, top: 30, right: 430, bottom: 270, colour: [60, 88, 84] },
    { left: 404, top: 150, right: 416, bottom: 162, colour: [212, 184, 92] },
    floor,
  ],
  return: [
    { left: 0, top: 0, right: width, bottom: 270, colour: [150, 140, 150] },
    { left: 0, top: 240, right: width, bottom: height, colour: [96, 68, 48] },
  ],
};

function parcelAt(left: number, shade: number): readonly Box[] {
  const tinted = ([red, green, blue]: Colour): Colour => [red * shade, green * shade, blue * shade];
  const side = { left, top: 190, right: left + 130, bottom: 300 };
  return [
    { ...side, colour: tinted([190, 146, 98]) },
    { ...side, bottom: 204, colour: tinted([206, 164, 116]) },
    { ...side, left: left + 56, right: left + 74, colour: tinted([226, 206, 168]) },
  ];
}

/** The last box that covers a point is the nearest one. */
function colourAt(boxes: readonly Box[], x: number, y: number): Colour {
  const box = boxes.findLast(
    ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom,
  );
  return box?.colour ?? [0, 0, 0];
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

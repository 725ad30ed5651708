import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { FleetMessage, type FleetOrder, type FleetReport, type ProofKind } from '#schemas';
import { type Product, startFreshProduct } from './fresh-product.ts';

const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const rider = { id: 'r-1', name: 'Nurul Abdullah', phone_number: '+6590000001' };

type Status = FleetReport['status'];
type News = Partial<Omit<FleetReport, 'order_id' | 'nth' | 'at' | 'status'>>;

/** A connected fleet, so that a journey decides when its riders go on, and no busy machine lets them overtake it. */
export type ConnectedFleet = Awaited<ReturnType<typeof startConnectedFleet>>;

/** Starts a fleet, and a product of its own that it is connected to. */
export async function startConnectedFleet() {
  const orders = new Map<string, FleetOrder>();
  const server = createServer(async (request, response) => {
    const message = FleetMessage.parse(JSON.parse((await request.toArray()).join('')));
    if (message.type === 'order.requested') orders.set(message.order.order_id, message.order);
    response.end(message.type === 'estimate.asked' ? minutes : '{}');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const product = await startFreshProduct({
    ...{ DISPATCHER: 'http', DISPATCHER_URL: `http://localhost:${port}/` },
    DISPATCHER_SECRET: `whsec_${key}`,
  });
  return {
    product,
    ...reporter(product, orders),
    stop: async () => {
      await product.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

const minutes = JSON.stringify({ pickup_minutes: 8, delivery_minutes: 21 });

function reporter(product: Product, orders: ReadonlyMap<string, FleetOrder>) {
  const told = new Map<string, FleetReport>();
  const send = (path: string, payload: object) => sendSigned(product.port, path, payload);
  /** Repeats what was told of an order before, as reports do, once the order was handed over. */
  const report = async (order_id: string, status: Status, news: News = {}): Promise<void> => {
    await expect.poll(() => orders.has(order_id), { timeout: 30_000 }).toBe(true);
    const { nth = 0, ...before } = told.get(order_id) ?? {};
    const next = { ...before, ...news, order_id, status, nth: nth + 1, at: Date.now() / 1000 };
    told.set(order_id, next);
    await send('/reports', next);
  };
  return {
    report,
    /** A rider takes the order and is a minute away from the outlet. */
    accept: async (orderId: string): Promise<void> => {
      const left = { estimated_pickup_minutes: 1, estimated_delivery_minutes: 15 };
      await report(orderId, 'COURIER_ACCEPTED_DELIVERY', { rider, ...left });
      const { latitude = 0, longitude = 0 } = orders.get(orderId)?.pickup ?? {};
      const at = Date.now() / 1000;
      const position = { latitude: latitude + 0.003, longitude: longitude + 0.003 };
      await send('/positions', { positions: [{ rider_id: rider.id, ...position, at }] });
    },
    /** Reports a status with a photograph. */
    photograph: async (orderId: string, kind: ProofKind, status: Status, picture: Buffer) => {
      const jpeg = picture.toString('base64');
      const taken_at = Date.now() / 1000;
      await send('/photographs', { order_id: orderId, kind, taken_at, jpeg });
      const before = told.get(orderId)?.photographs ?? [];
      await report(orderId, status, { photographs: [...before, { kind, taken_at }] });
    },
  };
}

/** Signs as Standard Webhooks has it. */
async function sendSigned(port: number, path: string, payload: object): Promise<void> {
  const body = JSON.stringify(payload);
  const id = randomUUID();
  const at = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${at}.${body}`);
  const answer = await fetch(`http://localhost:${port}/fleet/api/v1${path}`, {
    ...{ method: 'POST', body },
    headers: {
      ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': at },
      'webhook-signature': `v1,${signature.digest('base64')}`,
    },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

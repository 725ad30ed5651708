import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Order } from '#schemas';
import { handOvers } from '../../../server/dispatch/hand-over.ts';
import { signedHeaders } from '../../../server/dispatch/remote/signature.ts';
import { doErrands } from '../../support/errands.ts';
import { secret } from '../dispatch/remote/support.ts';
import { placed } from './placed.ts';
import { type Manner, nobody, type World } from './world.ts';

/** As the connected fleet says something. */
export function signed({ server: { deps } }: World): Manner {
  const id = randomUUID();
  return {
    headers: nobody,
    sign: (body) => signedHeaders([secret], { id, at: deps.clock(), body }),
  };
}

/** An order that the fleet was told of, be it by somebody else who hands orders over at the same moment. */
export async function handed(world: World): Promise<Order> {
  const { sql, deps } = world.server;
  const order = await placed(world);
  await doErrands(deps, [handOvers(deps)]);
  const isTold = async () =>
    (await sql`select from fleet_orders where order_id = ${order.order_id}`).length > 0;
  await vi.waitUntil(isTold, { interval: 5, timeout: 20_000 });
  return order;
}

/** What a fleet says first of an order, now. */
export function reportOf({ order_id }: Order, { server: { deps } }: World) {
  return { order_id, nth: 1, at: Math.floor(deps.clock()) };
}

/** An order that the fleet has received, so that it may be cancelled. */
export async function received(world: World): Promise<Order> {
  const order = await handed(world);
  const body = { ...reportOf(order, world), status: 'RECEIVED' };
  await world.make('takeFleetReport', { ...signed(world), body });
  return order;
}

/** The rider of an order that is under way. */
export async function riding(world: World): Promise<string> {
  const order = await handed(world);
  const id = `rider-${world.next()}`;
  const rider = { id, name: 'Kim Noor', phone_number: '+6590001111' };
  const body = { ...reportOf(order, world), status: 'COURIER_ACCEPTED_DELIVERY', rider };
  await world.make('takeFleetReport', { ...signed(world), body });
  return id;
}

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import {
  FleetMessage,
  type FleetOrder,
  type Id,
  type Order,
  proofKinds,
  type UnixTime,
} from '#schemas';
import { type Portal, say } from '../../../examples/fleet/portal.ts';
import type { Sql } from '../../../server/db/connect.ts';
import { prove } from '../../../server/dispatch/remote/signature.ts';
import type { Fate } from '../../../server/fleet/fates.ts';
import { fleet, simulatedFleet } from '../../../server/fleet/index.ts';
import { mergeChanges, planFor, type Step } from '../../../server/fleet/plan.ts';
import type { Deps } from '../../../server/module.ts';
import { recordOrder } from '../../../server/orders/journal.ts';
import { keepGoing } from '../../../server/rounds.ts';
import { market } from './support.ts';

/** One order as who asked for it calls it, and how much of it was said. */
type Carried = {
  name: Id;
  order: Order;
  ride: number;
  last: string;
  told: Step['change'][];
  isCalledOff: boolean;
};
type Event = { id: string; at: UnixTime; change: Step['change'] };

/** Orders made so far, also by fleets before in the same database. */
let made = 0;

/** The outlet of every order here. */
const vendor_id = 'm4pk1';

/**
 * The simulated fleet as a fleet of somebody else: what it is told goes to the port that every dispatcher answers, and what it reports to
 * the orders of its own database is said by signed calls. Every order meets the same fate.
 */
export async function fleetBehindCalls(
  deps: Deps,
  { portal: asked, port, fate }: { portal: Portal; port: number; fate: Fate },
) {
  const over = new AbortController();
  const portal = { ...asked, over: over.signal };
  const riders = simulatedFleet(deps);
  const carried = new Map<Id, Carried>();
  const ended = new Map<Id, number>();

  /** What becomes of an order follows from its number. */
  const numbered = (asked: FleetOrder): Order => {
    for (;;) {
      made += 1;
      const order = orderFrom(asked, `${vendor_id}-${fate}-${made}`, deps.clock());
      if (planFor(order, market, deps.config.fleet).fate === fate) return order;
    }
  };

  const request = async (asked: FleetOrder, ride: number, key: string) => {
    const { order_id: name } = asked;
    const known = carried.get(name);
    // What the portal does for its own fleet: nobody is asked for who was called off, or is on the way.
    if ((ended.get(name) ?? 0) >= ride || known?.ride === ride) return;
    const order = numbered(asked);
    carried.set(name, { name, order, ride, last: '0', told: [], isCalledOff: false });
    await recordOrder(deps.sql, order);
    await riders.request(order, { key, market });
  };

  const cancel = async (name: Id, ride: number, key: string) => {
    ended.set(name, Math.max(ride, ended.get(name) ?? 0));
    const known = carried.get(name);
    if (!known || known.ride > ride) return;
    carried.delete(name);
    known.isCalledOff = true;
    await riders.cancel(known.order, { key, market });
  };

  const hear = async (message: FleetMessage, key: string): Promise<object> => {
    if (message.type === 'estimate.asked') {
      const { source, destination, at } = message;
      const minutes = await riders.askEstimate({ source, destination }, market, at);
      const { estimation_pick_up_time, estimation_delivery_time } = minutes;
      return {
        pickup_minutes: estimation_pick_up_time,
        delivery_minutes: estimation_delivery_time,
      };
    }
    if (message.type === 'order.requested') await request(message.order, message.ride, key);
    if (message.type === 'order.cancelled') await cancel(message.order.order_id, message.ride, key);
    const known = message.type === 'order.changed' && carried.get(message.order.order_id);
    if (known) await riders.change(known.order, { key, market });
    return {};
  };

  const server = createServer(async (asked, reply) => {
    const body = await textOf(asked);
    if (!prove([portal.secret], asked.headers, body, deps.clock()).ok)
      return reply.writeHead(401).end();
    const heard = await hear(
      FleetMessage.parse(JSON.parse(body)),
      String(asked.headers['webhook-id']),
    );
    return reply.end(JSON.stringify(heard));
  });
  server.listen(port);
  await once(server, 'listening');

  const sayNews = async () => {
    for (const each of carried.values()) await sayOf(deps.sql, portal, each, riders.photograph);
    const now = deps.clock();
    const rides = deps.sql`select id, rider_id from orders
      where not over and rider_id is not null and id = any(${idsOf(carried)})`;
    const positions = (await riders.locateAll(deps.sql, rides, now)).map(
      ({ updated_at: at, ...position }) => ({ ...position, at }),
    );
    if (positions.length > 0) await say(portal, '/positions', { positions });
  };
  const stopRiders = await fleet.start?.(deps);
  const run = async () => {
    await sayNews();
    return 0.05;
  };
  const stopSaying = keepGoing(deps.log, { name: 'news', rest: 0.05, run });
  return async () => {
    // A portal that is gone takes nothing more, and what is being said would be tried for ever.
    over.abort();
    server.closeAllConnections();
    server.close();
    await stopSaying();
    await stopRiders?.();
  };
}

type Photograph = ReturnType<typeof simulatedFleet>['photograph'];

/** Says all that has happened to an order since, one thing after the other. */
async function sayOf(sql: Sql, portal: Portal, carried: Carried, photograph: Photograph) {
  const { order, name: order_id, ride } = carried;
  const events = await sql<Event[]>`select id, at, change from order_events
    where order_id = ${order.order_id} and id > ${carried.last}::bigint and not change ? 'placed' order by id`;
  for (const { id, at, change } of events) {
    if (carried.isCalledOff) return;
    for (const { kind: photographed, created_at: taken_at } of change.proofs?.slice(-1) ?? []) {
      const kind = proofKinds.find((each) => each === photographed);
      if (!kind) continue;
      const jpeg = Buffer.from(await photograph(order, kind)).toString('base64');
      await say(portal, '/photographs', { order_id, kind, taken_at, jpeg });
    }
    carried.told.push(change);
    carried.last = id;
    const nth = carried.told.length;
    await say(portal, '/reports', {
      order_id,
      ride,
      nth,
      at,
      ...reportOf(mergeChanges(carried.told)),
    });
  }
}

/** What a fleet says of an order, in the words of its calls. */
function reportOf({ proofs, cancellation, ...says }: Step['change']): object {
  return {
    ...says,
    ...(proofs && {
      photographs: proofs.map(({ kind, created_at }) => ({ kind, taken_at: created_at })),
    }),
    ...(cancellation && { reason: cancellation.reason }),
  };
}

function idsOf(carried: ReadonlyMap<Id, Carried>): Id[] {
  return [...carried.values()].map(({ order }) => order.order_id);
}

async function textOf(asked: IncomingMessage): Promise<string> {
  return Buffer.concat(await asked.toArray()).toString('utf8');
}

/** An order as the database of this fleet keeps it. */
function orderFrom({ pickup, ...asked }: FleetOrder, order_id: Id, now: UnixTime): Order {
  const { latitude, longitude } = pickup;
  return {
    ...{ order_id, vendor_id, created_at: now, updated_at: now, status: 'NEW' },
    status_history: [{ status: 'NEW', created_at: now }],
    ...{ customer: asked.customer, order: asked.order, origin: { latitude, longitude } },
  };
}

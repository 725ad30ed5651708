import '../../support/temporal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  $orders,
  $ordersComplete,
  $ordersReady,
  appended,
  countsOf,
  vendorChosen,
  visibleIds,
} from '#core';
import { type EndpointId, endpoints, type Order, pathOf, type RiderLocation } from '#schemas';
import { fact } from '../../../core/kernel/log.ts';
import { targetsOf } from '../../../core/orders/rows.ts';
import { storeJobs } from '../../../server/fleet/jobs.ts';
import { recordOrders } from '../../../server/orders/journal.ts';
import { createRiderQueue } from '../../../workers/riders-round.ts';
import { DAY_START, NOW, vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { testServer } from '../../support/server.ts';

const outlet = 'm4pk1';
const live = 5000;
const riders = 1000;
const over = 300;
const windows = 10;
/** Orders beside which a rider is on the way, and those that began before today. */
const carried = live / 5;
const yesterday = 500;

let server: Awaited<ReturnType<typeof testServer>>;
let headers: Record<string, string>;

/** A shop with five thousand live orders, a thousand riders, and what it delivered today. */
beforeAll(async () => {
  server = await testServer({ now: NOW });
  for (let from = 0; from < live + over; from += 500)
    await store(from, Math.min(from + 500, live + over));
  ({ headers } = await server.signIn());
}, 120_000);
afterAll(() => server.close());

async function store(from: number, to: number): Promise<void> {
  const orders = Array.from({ length: to - from }, (_, nth) => orderAt(from + nth));
  await recordOrders(
    server.sql,
    outlet,
    orders.map((order) => ({ order })),
  );
  await storeJobs(
    server.sql,
    orders.flatMap(({ order_id, rider }, nth) =>
      rider ? [{ order_id, plan: planOf(rider.id, from + nth) }] : [],
    ),
  );
}

function orderAt(nth: number): Order {
  const isRidden = nth < carried;
  const id = `r${nth % riders}`;
  return anOrder({
    order_id: `${outlet}-${100_000 + nth}`,
    vendor_id: outlet,
    created_at: nth < yesterday ? DAY_START - 600 - nth : DAY_START + nth,
    updated_at: NOW - 60,
    status: nth >= live ? 'DELIVERED' : isRidden ? 'PICKED_UP' : 'RECEIVED',
    customer: { ...anOrder().customer, name: `Person ${nth} of Toa Payoh` },
    ...(isRidden && { rider: { id, name: 'Rider', phone_number: '+65 9123 4567' } }),
  });
}

function planOf(rider: string, nth: number) {
  const tracks = { [rider]: [[NOW - 10, 1.28 + nth / 1e5, 103.84] as const] };
  return { fate: 'smooth' as const, steps: [], tracks };
}

type Input = { params: object; query: Record<string, string>; body: unknown };
let refused = 0;

/** What the server answers to a window. */
async function answerOf(id: EndpointId, input: Partial<Input>) {
  const { method } = endpoints[id];
  const url = pathOf(endpoints[id], (input.params ?? {}) as never);
  const answer = await server.app.inject({
    ...{ method, url, headers, query: input.query ?? {} },
    ...(method === 'POST' && { payload: input.body as object }),
  });
  if (answer.statusCode === 429) refused += 1;
  if (answer.statusCode !== 200) throw new Error(`${id}: ${answer.statusCode} ${answer.body}`);
  return answer.json().result;
}

/** A window of the shop on the tracking page, with its own engine; each page of the list is a call. */
async function openWindow() {
  const pages: number[] = [];
  const engine = createEngine({
    answers: {
      listOrders: async (input: Input) => {
        const page = await answerOf('listOrders', input);
        pages.push(page.data.length);
        return page;
      },
    },
  });
  await engine.tick(NOW);
  const vendors = [vendor(outlet)];
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors })]);
  await engine.send(vendorChosen, outlet);
  return { ...engine, pages: () => pages };
}

test('of 5,000 live orders the tabs, the counts and the search are right, and what is seen first is a page of fifty, as at a small shop', async () => {
  const { see, pages } = await openWindow();
  await expect.poll(() => see($ordersReady), { interval: 5 }).toBe(true);
  expect(pages().find((length) => length > 0)).toBe(50);
  await expect.poll(() => see($ordersComplete), { timeout: 60_000 }).toBe(true);
  // What was delivered yesterday belongs to the history; no order under way does.
  expect(countsOf(see($orders))).toMatchObject({
    new: live - carried,
    collected: carried,
    delivered: over,
  });
  const ids = (tab: 'new' | 'collected', text = '') => visibleIds(see($orders), tab, text);
  expect(new Set(ids('new')).size).toBe(live - carried);
  expect(ids('collected', `person ${yesterday - 1} of toa payoh`)).toEqual([
    `${outlet}-${100_000 + yesterday - 1}`,
  ]);
  expect(ids('new', `${100_000 + live - 1}`)).toEqual([`${outlet}-${100_000 + live - 1}`]);
  expect(ids('collected')[0]).toBe(`${outlet}-${100_000 + carried - 1}`);
  expect(pages().length).toBeLessThan(40);
}, 120_000);

test('ten windows of one account that each load all of it and follow 1,000 riders for a minute are refused nothing, and know every rider', async () => {
  refused = 0;
  const opened = await Promise.all(Array.from({ length: windows }, openWindow));
  for (const { see } of opened)
    await expect.poll(() => see($ordersComplete), { timeout: 120_000 }).toBe(true);
  const seen = { shown: `${outlet}-100000`, together: true };
  const targets = targetsOf(opened[0]?.see($orders).index as never, seen);
  expect(new Set(targets.riders).size).toBe(riders);
  const known = await Promise.all(opened.map(() => followRiders(targets, 60)));
  expect(refused).toBe(0);
  for (const seen of known) expect(seen.size).toBe(riders);
}, 300_000);

/** The worker of a window for so many seconds, whose pauses take no time; answers the riders that it told about. */
async function followRiders(targets: ReturnType<typeof targetsOf>, seconds: number) {
  const seen = new Set<string>();
  let time = 0;
  const done = Promise.withResolvers<void>();
  const queue = createRiderQueue({
    locate: async (rider_ids) => {
      const { data, located_at } = await answerOf('locateRiders', { body: { rider_ids } });
      for (const { rider_id } of data as RiderLocation[]) seen.add(rider_id);
      return { data, located_at };
    },
    now: () => NOW + time,
    async wait(pause) {
      time += pause;
      if (time < seconds) return;
      done.resolve();
      await new Promise(() => {});
    },
    report: () => {},
  });
  queue.track(targets);
  await done.promise;
  return seen;
}

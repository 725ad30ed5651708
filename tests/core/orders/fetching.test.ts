import { describe, expect, test } from 'vitest';
import {
  $orders,
  $ordersComplete,
  $ordersLoading,
  $ordersProblem,
  $ordersReady,
  $preordersProblem,
  $preordersReady,
  appended,
  compose,
  compositionChanged,
  configured,
  orderAsked,
  orderOf,
  ordersAsked,
  outletsIncluded,
  vendorChosen,
  visibleIds,
} from '#core';
import type { Order, Problem } from '#schemas';
import { joinSettings } from '../../../core/compose/settings.ts';
import { $connection } from '../../../core/connection/model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { DAY_START, NOW, updated, vendor } from '../../support/arbitraries.ts';
import { contextFor } from '../../support/composition.ts';
import { configOf } from '../../support/config.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

const page = (data: readonly Order[], seq = 7) => ({
  data,
  pagination_key: null,
  seq,
  listed_at: NOW,
});
type Query = { query: { scheduled?: string; pagination_key?: string } };

/** An engine on the outlet `v1`, whose active orders are answered as the test says. */
async function onOutlet(
  list: (query: Query['query']) => unknown = () => page([anOrder()]),
  scheduled: () => unknown = () => page([]),
) {
  const engine = createEngine({
    answers: {
      listOrders: ({ query }: Query) => (query.scheduled ? scheduled() : list(query)),
      getOrder: anOrder({ status: 'RECEIVED', updated_at: NOW }),
    },
  });
  await engine.tick();
  await engine.send(appended, [
    fact('vendors.loaded', 'fetch', NOW, {
      vendors: [vendor('v1'), vendor('v2', 'v1'), vendor('v3', 'v1')],
    }),
  ]);
  await engine.send(vendorChosen, 'v1');
  const lists = () => engine.askedOf('listOrders').filter((ask) => !(ask as Query).query.scheduled);
  /** How often the list was asked for from its beginning. */
  const runs = () =>
    lists().filter((ask) => (ask as Query).query.pagination_key === 'active').length;
  engine.asked.length = 0;
  await engine.send(ordersAsked);
  return { ...engine, lists, runs };
}

describe('the list', () => {
  const asked = (query: object) => ({ params: { vendorId: 'v1' }, query, body: {} });

  test('is every order that lives, whenever it began, then those that began or finished today, and the scheduled ones', async () => {
    const { askedOf } = await onOutlet();
    const outlets = { include_outlets: 'false' };
    expect(askedOf('listOrders')).toEqual([
      asked({ pagination_key: 'active', count: 50, ...outlets }),
      asked({ pagination_key: 'preorder', count: 200, ...outlets, scheduled: 'true' }),
      asked({ pagination_key: 'past', count: 200, ...outlets, from: DAY_START }),
      asked({ pagination_key: 'ended', count: 200, ...outlets, from: DAY_START }),
    ]);
  });

  test('is asked for page after page until none is left, and says how far it is', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const engine = await onOutlet(() => new Promise((answer) => answers.push(answer)));
    const numbered = (nth: number) => anOrder({ order_id: `v1-${nth}`, created_at: NOW - nth });
    const state = () => [engine.see($ordersReady), engine.see($ordersComplete)];
    expect(state()).toEqual([false, false]);
    const turn = async (nth: number, pagination_key: string | null) => {
      answers.at(-1)?.({ ...page([numbered(nth)], 10 + nth), pagination_key });
      await engine.send(appended, []);
    };
    await turn(1, 'active~5~a');
    expect(state()).toEqual([true, false]);
    expect(engine.lists().at(-1)).toMatchObject({
      query: { pagination_key: 'active~5~a', count: 200 },
    });
    expect(engine.see($connection).seq).toBeNull();
    await turn(2, null);
    await turn(3, 'past~5~a');
    expect(engine.lists().at(-1)).toMatchObject({ query: { pagination_key: 'past~5~a' } });
    expect(state()).toEqual([true, false]);
    await turn(4, null);
    expect(engine.lists().at(-1)).toMatchObject({ query: { pagination_key: 'ended' } });
    expect(state()).toEqual([true, false]);
    await turn(5, null);
    expect(state()).toEqual([true, true]);
    expect(visibleIds(engine.see($orders), 'new')).toEqual(
      [1, 2, 3, 4, 5].map((nth) => `v1-${nth}`),
    );
    expect(engine.see($connection).seq).toBe(11);
  });

  test('of which a later page cannot be loaded stays as far as it is, and is asked for again', async () => {
    let broken = true;
    const engine = await onOutlet((query) => {
      if (query.pagination_key === 'past') return broken ? unreachable : page([]);
      return page([anOrder()]);
    });
    expect([engine.see($ordersReady), engine.see($ordersComplete)]).toEqual([true, false]);
    expect(engine.see($ordersProblem)).toEqual(unreachable);
    expect(engine.see($connection).seq).toBeNull();
    broken = false;
    await engine.tick(NOW + 31);
    expect([engine.see($ordersComplete), engine.see($ordersProblem)]).toEqual([true, null]);
  });

  test('fills the tabs and tells that it is complete', async () => {
    const { see } = await onOutlet();
    expect(visibleIds(see($orders), 'new')).toEqual(['v1-1']);
    expect(see($ordersReady)).toBe(true);
    expect(see($connection)).toMatchObject({ vendor_id: 'v1', seq: 7, heardAt: NOW });
  });

  test('of another outlet is another list', async () => {
    const { send, see, lists, runs } = await onOutlet();
    await send(vendorChosen, 'v2');
    expect(lists().at(-1)).toMatchObject({ params: { vendorId: 'v2' } });
    expect(visibleIds(see($orders), 'new')).toEqual([]);
    await send(vendorChosen, 'v2');
    expect(runs()).toBe(2);
  });

  test('with all outlets is asked for with them', async () => {
    const { send, lists } = await onOutlet();
    await send(outletsIncluded, true);
    expect(lists().at(-1)).toMatchObject({ query: { include_outlets: 'true' } });
  });

  test('begins with the day of the market, wherever the browser is', async () => {
    const { send, tick, lists } = await onOutlet();
    await send(configured, configOf(singapore));
    await tick(NOW + 1);
    await send(ordersAsked);
    const midnight = Date.UTC(2027, 0, 14, 16) / 1000;
    expect(lists().at(-1)).toMatchObject({ query: { from: midnight } });
  });

  test('that comes late, after another outlet was chosen, is not taken for its list', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const engine = await onOutlet(() => new Promise((answer) => answers.push(answer)));
    await engine.send(vendorChosen, 'v3');
    for (const answer of answers.slice(0, -1)) answer(page([anOrder()]));
    await engine.send(appended, []);
    expect(engine.see($ordersReady)).toBe(false);
    expect(engine.askedOf('connect')).toEqual([]);
    expect(visibleIds(engine.see($orders), 'new')).toEqual([]);
  });
});

describe('the live connection', () => {
  test('begins where the list ended', async () => {
    const engine = createEngine({ answers: { listOrders: page([anOrder()], 12) } });
    await engine.tick();
    await engine.send(vendorChosen, 'v1');
    expect(engine.askedOf('connect')).toEqual([
      { vendor_id: 'v1', include_outlets: false, since: 12 },
    ]);
    await engine.send(ordersAsked);
    expect(engine.askedOf('connect')).toHaveLength(1);
  });

  test('begins with everything when there is no list', async () => {
    const engine = createEngine();
    await engine.tick();
    await engine.send(vendorChosen, 'v1');
    expect(engine.askedOf('connect')).toEqual([
      { vendor_id: 'v1', include_outlets: false, since: 0 },
    ]);
  });

  test('that cannot catch up leads to a new list', async () => {
    const { send, runs } = await onOutlet();
    await send(appended, [fact('connection.reset', 'socket', NOW, { vendor_id: 'v1', seq: 99 })]);
    expect(runs()).toBe(2);
  });
});

describe('silence', () => {
  /** Lets the clock run as the app does, once a second. */
  async function run(tick: (now: number) => Promise<void>, from: number, to: number) {
    for (let now = from; now <= to; now += 1) await tick(now);
  }

  test('of more than five minutes leads to a new list, which ends the silence', async () => {
    const { tick, runs } = await onOutlet();
    await run(tick, NOW + 290, NOW + 300);
    expect(runs()).toBe(1);
    await run(tick, NOW + 301, NOW + 320);
    expect(runs()).toBe(2);
  });

  test('is no silence while the connection gives signs of life', async () => {
    const { tick, send, runs } = await onOutlet();
    await send(appended, [fact('connection.heard', 'socket', NOW + 200, {})]);
    await run(tick, NOW + 300, NOW + 420);
    expect(runs()).toBe(1);
  });

  test('is a minute with dynamic time estimation', async () => {
    const { tick, send, runs } = await onOutlet();
    const settings = joinSettings([{ dynamicEstimates: true }]);
    await send(compositionChanged, { ...compose([], contextFor([])), settings });
    await run(tick, NOW + 55, NOW + 70);
    expect(runs()).toBe(2);
  });
});

describe('pre-orders that cannot be loaded', () => {
  test('are told apart from none, without the other orders, and asked for again', async () => {
    let broken = true;
    const { see, tick, runs } = await onOutlet(undefined, () => (broken ? unreachable : page([])));
    expect([see($ordersReady), see($preordersReady)]).toEqual([true, false]);
    expect([see($ordersProblem), see($preordersProblem)]).toEqual([null, unreachable]);
    await tick(NOW + 25);
    expect(runs()).toBe(1);
    broken = false;
    await tick(NOW + 31);
    expect([see($preordersReady), see($preordersProblem)]).toEqual([true, null]);
    await tick(NOW + 62);
    expect(runs()).toBe(2);
  });

  test('are asked for once at a time, however long the answer takes', async () => {
    let hangs = false;
    const { tick, runs } = await onOutlet(undefined, () =>
      hangs ? new Promise(() => undefined) : unreachable,
    );
    hangs = true;
    for (let now = NOW + 30; now <= NOW + 90; now += 1) await tick(now);
    expect(runs()).toBe(2);
  });
});

describe('a list that cannot be loaded', () => {
  test.each([[unreachable], [refused(500, 'InternalError')]])(
    'says why, and is asked for again half a minute later: %o',
    async (problem: Problem) => {
      let broken = true;
      const { see, tick, runs } = await onOutlet(() => (broken ? problem : page([])));
      expect(see($ordersProblem)).toEqual(problem);
      expect(see($ordersLoading)).toBe(false);
      expect(see($ordersReady)).toBe(false);
      await tick(NOW + 25);
      expect(runs()).toBe(1);
      broken = false;
      await tick(NOW + 31);
      expect(runs()).toBe(2);
      expect(see($ordersProblem)).toBeNull();
      expect(see($ordersReady)).toBe(true);
    },
  );
});

test('one order can be fetched by itself, and never makes a newer one older', async () => {
  const { send, see, askedOf } = await onOutlet();
  await send(orderAsked, { vendor_id: 'v1', order_id: 'v1-1' });
  expect(askedOf('getOrder')).toEqual([
    { params: {}, query: { vendorId: 'v1', orderId: 'v1-1' }, body: {} },
  ]);
  expect(orderOf(see($orders), 'v1-1')?.status).toBe('RECEIVED');
  await send(appended, [updated(anOrder({ status: 'NEAR_VENDOR', updated_at: NOW + 9 }))]);
  await send(orderAsked, { vendor_id: 'v1', order_id: 'v1-1' });
  expect(orderOf(see($orders), 'v1-1')?.status).toBe('NEAR_VENDOR');
});

test('somebody who has lost their last outlet sees its orders no more, and waits for no connection', async () => {
  const { send, see, askedOf } = await onOutlet();
  await send(appended, [
    fact('connection.opened', 'socket', NOW, { vendor_id: 'v1', seq: 7 }),
    fact('connection.lost', 'socket', NOW, { why: 'unreachable' }),
  ]);
  const shown = () => visibleIds(see($orders), 'new').length;
  expect(shown()).toBe(1);
  await send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors: [] })]);
  expect(shown()).toBe(0);
  expect(see($connection).state).toBe('idle');
  expect(askedOf('disconnect')).toHaveLength(1);
  // An outlet that is theirs again begins from its list.
  await send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors: [vendor('v1')] })]);
  expect(shown()).toBe(1);
  expect(askedOf('connect')).toHaveLength(1);
});

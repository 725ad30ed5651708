import { describe, expect, test } from 'vitest';
import {
  $orderLoading,
  $orderMissing,
  $orders,
  $orderUnloaded,
  appended,
  orderAsked,
  orderOf,
} from '#core';
import { fact } from '../../../core/kernel/log.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

describe('an order that is asked for by itself', () => {
  const asking = { vendor_id: 'v1', order_id: 'v1-9' };

  test.each([403, 404])(
    'and is not there is told (%d), until another is asked for',
    async (status) => {
      const getOrder = ({ query }: { query: { orderId: string } }) =>
        query.orderId === 'v1-1' ? anOrder() : refused(status, 'NotFound');
      const { send, see } = createEngine({ answers: { getOrder } });
      await send(orderAsked, asking);
      expect(see($orderMissing)).toBe('v1-9');
      expect(see($orderUnloaded)).toBeNull();
      await send(orderAsked, { vendor_id: 'v1', order_id: 'v1-1' });
      expect(see($orderMissing)).toBeNull();
    },
  );

  test.each([[unreachable], [refused(500, 'Broken')], [refused(401, 'SignInFirst')]])(
    'and could not be loaded is not called missing, until it is there: %o',
    async (problem) => {
      const answers: { getOrder: unknown } = { getOrder: problem };
      const { send, see } = createEngine({ answers });
      await send(orderAsked, asking);
      expect(see($orderMissing)).toBeNull();
      expect(see($orderUnloaded)).toBe('v1-9');
      answers.getOrder = refused(404, 'NotFound');
      await send(orderAsked, asking);
      expect([see($orderMissing), see($orderUnloaded)]).toEqual(['v1-9', null]);
      answers.getOrder = problem;
      await send(orderAsked, asking);
      answers.getOrder = anOrder({ order_id: 'v1-9' });
      await send(orderAsked, asking);
      expect([see($orderMissing), see($orderUnloaded)]).toEqual([null, null]);
    },
  );

  test('is told nothing of what became of those asked for before it', async () => {
    const waits: Record<string, PromiseWithResolvers<never>> = {};
    const getOrder = ({ query }: { query: { orderId: string } }) => {
      const wait = Promise.withResolvers<never>();
      waits[query.orderId] = wait;
      return wait.promise;
    };
    const { send, see } = createEngine({ answers: { getOrder } });
    await send(orderAsked, { vendor_id: 'v1', order_id: 'v1-1' });
    await send(orderAsked, asking);
    expect(see($orderLoading)).toBe(true);
    waits['v1-9']?.reject(refused(404, 'NotFound'));
    await send(appended, []);
    expect([see($orderMissing), see($orderLoading)]).toEqual(['v1-9', false]);
    waits['v1-1']?.reject(unreachable);
    await send(appended, []);
    expect([see($orderMissing), see($orderUnloaded)]).toEqual(['v1-9', null]);
  });

  test('and could not be loaded is looked for by itself once the connection is back', async () => {
    const answers: { getOrder: unknown } = { getOrder: unreachable };
    const { send, see, askedOf } = createEngine({ answers });
    const opened = fact('connection.opened', 'socket', NOW, { vendor_id: 'v1', seq: 0 });
    await send(appended, [opened]);
    await send(orderAsked, asking);
    answers.getOrder = anOrder({ order_id: 'v1-9' });
    await send(appended, [opened]);
    expect(see($orderUnloaded)).toBeNull();
    expect(orderOf(see($orders), 'v1-9')?.order_id).toBe('v1-9');
    await send(appended, [opened]);
    expect(askedOf('getOrder')).toHaveLength(2);
  });
});

import { describe, expect, test } from 'vitest';
import { $orderMissing, $orderUnloaded, orderAsked } from '#core';
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
    'and could not be had is not called missing, until it is there: %o',
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
});

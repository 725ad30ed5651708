import { createWatch } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { $orders, $pacedOrders, appended, countsOf } from '#core';
import { fact } from '../../../core/kernel/log.ts';
import { PACE } from '../../../core/orders/paced.ts';
import { NOW, order, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const streamed = order.map((record) => updated({ ...record, updated_at: NOW }));
const selected = fc
  .constantFrom('v1', 'v2', null)
  .map((vendor_id) => fact('vendor.selected', 'user', NOW, { vendor_id, include_outlets: false }));
const happening = fc.oneof(
  { weight: 6, arbitrary: streamed },
  { weight: 1, arbitrary: selected },
  { weight: 2, arbitrary: fc.constant('a tenth of a second' as const) },
);
const happenings = fc.array(happening, { maxLength: 30 });

test('who shows many orders is told at once after a rest, then ten times a second at most, and misses nothing', () =>
  law(
    fc.asyncProperty(happenings, async (history) => {
      const engine = createEngine();
      let told = 0;
      createWatch({ unit: $pacedOrders, scope: engine.scope, fn: () => (told += 1) });
      told = 0;
      let allowed = 1;
      const isWaiting = () => engine.waits.some(({ seconds }) => seconds === PACE);
      for (const each of history) {
        const wasWaiting = isWaiting();
        if (each === 'a tenth of a second') {
          const ended = engine.waits.splice(0);
          for (const wait of ended) wait.end();
          await engine.send(appended, []);
        } else await engine.send(appended, [each]);
        const isNow = engine.see($pacedOrders) === engine.see($orders);
        const mayLag =
          wasWaiting && each !== 'a tenth of a second' && each.type === 'order.updated';
        if (!mayLag) {
          allowed += 1;
          expect(isNow).toBe(true);
        }
        expect(told).toBeLessThanOrEqual(allowed);
      }
    }),
    { runs: 200 },
  ));

test('a stream of orders is told of in tenths of a second, the last of them too', async () => {
  const engine = createEngine();
  const counts: number[] = [];
  const note = () => counts.push(countsOf(engine.see($pacedOrders)).new);
  createWatch({ unit: $pacedOrders, scope: engine.scope, fn: note });
  counts.length = 0;
  const come = (id: number) => engine.send(appended, [updated(anOrder({ order_id: `v1-${id}` }))]);
  for (let id = 0; id < 5; id += 1) await come(id);
  expect(counts).toEqual([1]);
  await engine.pass(PACE);
  expect(counts).toEqual([1, 5]);
  await come(5);
  expect(counts).toEqual([1, 5]);
  await engine.pass(PACE);
  await engine.pass(PACE);
  await come(6);
  expect(counts).toEqual([1, 5, 6, 7]);
});

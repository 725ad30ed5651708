import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose, type Plugin } from '#core';
import { amountOf, deliveryCost, minorOf, priceLinesOf, sumsOf } from '#core/rules';
import { plugins } from '#plugins';
import type { FeatureValues } from '#schemas';
import { market as kw } from '../../markets/kw.ts';
import { market as la } from '../../markets/la.ts';
import { market } from '../../markets/sg.ts';
import { orderFeatures } from '../../plugins/orders.ts';
import { tipOrder } from '../../plugins/tip/order.ts';
import { contextFor } from '../support/composition.ts';
import { anOrder } from '../support/orders.ts';
import { law } from '../support/property.ts';

const both = compose(plugins, contextFor(['leave-at-door', 'tip']));
const cents = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
const instruction = fc.string({ maxLength: 140, unit: 'grapheme' }).map((text) => text.trim());

test('law: what the form sends for a feature, the server keeps, and it costs what was shown', () =>
  law(
    fc.property(instruction, cents, fc.boolean(), fc.boolean(), (where, amount, leaves, tips) => {
      const fields = {
        ...(leaves && { leaveAtDoor: 'true', leaveAtDoorInstruction: where }),
        ...(tips && { tip: String(amount), tipTyped: `$${amount}`, tipTaken: `$${amount}` }),
      };
      expect(both.validate(fields, 0)).toEqual([]);
      const { features = {} } = both.payload(fields);
      expect(features).toEqual({
        ...(leaves && { 'leave-at-door': { instruction: where } }),
        ...(tips && { tip: { amount } }),
      });
      for (const [id, values] of Object.entries(features)) {
        const feature = orderFeatures.find((each) => each.id === id);
        expect(feature?.check(values, market)).toBeNull();
      }
      const lines = tips ? [{ feature: 'tip', amount }] : [];
      expect(both.priceLines(fields)).toEqual(lines);
      expect(priceLinesOf(features, orderFeatures, market)).toEqual(lines);
    }),
  ));

/** What the form of a feature may send for it, found by filling in all of its fields in each way. */
function sentBy({ order, flag, fields }: Plugin): readonly FeatureValues[] {
  const context = contextFor([flag]);
  const keys = fields?.(context).map(({ key }) => key) ?? [];
  const filled = keys.reduce<Record<string, string>[]>(
    (all, key) => all.flatMap((before) => samples.map((value) => ({ ...before, [key]: value }))),
    [{}],
  );
  const sent = filled.map((values) => order?.values(values, context) ?? null);
  return sent
    .filter((values) => values !== null)
    .filter((values) => order?.feature.check(values, market) === null);
}
const samples = ['true', '12.5', ''];

const keeping = plugins.filter(({ order }) => order !== undefined);

test.each(keeping.map((plugin) => [plugin.id, plugin] as const))(
  'law: %s keeps nothing of an order that it does not know',
  (_, plugin) => {
    const [good, ...more] = sentBy(plugin);
    const { feature } = plugin.order ?? {};
    if (!good || !feature) throw new Error(`the form of ${plugin.id} sends nothing for it`);
    law(
      fc.property(
        fc.constantFrom(good, ...more),
        fc.stringMatching(/^[a-z_]{1,12}$/),
        fc.jsonValue(),
        (values, key, value) => {
          fc.pre(!Object.hasOwn(values, key));
          expect(feature.check(values, market)).toBeNull();
          const asked = { ...values, [key]: value };
          expect(feature.check(asked, market)).toMatchObject({ field: plugin.id });
          expect(feature.price(asked, market)).toBe(0n);
        },
      ),
    );
    law(
      fc.property(fc.anything(), (asked) => {
        if (feature.check(asked, market) !== null) expect(feature.price(asked, market)).toBe(0n);
      }),
    );
  },
);

test.each([
  ['a tip of nothing', 'tip', { amount: 0 }],
  ['a tip that takes away', 'tip', { amount: -2 }],
  ['a tip of a text', 'tip', { amount: '2' }],
  ['more than a tip', 'tip', { amount: 2, for: 'me' }],
  ['an instruction that is too long', 'leave-at-door', { instruction: 'x'.repeat(141) }],
])('%s is not kept', (_, id, values) => {
  const feature = orderFeatures.find((each) => each.id === id);
  expect(feature?.check(values, market)).toMatchObject({ field: id });
});

test('law: an order costs its fee, less its discount, with its lines, and the sums say so', () =>
  law(
    fc.property(cents, cents, fc.array(cents, { maxLength: 5 }), (fee, off, amounts) => {
      const price_lines = amounts.map((amount) => ({ feature: 'tip', amount }));
      const order = anOrder({ delivery_fee: fee + off, total_discount: off, price_lines });
      const sum = (...wire: number[]) =>
        wire.reduce((minor, amount) => minor + minorOf(amount, market), 0n);
      const paid = sum(fee + off) - sum(off);
      expect(deliveryCost(order, market)).toBe(paid + sum(...amounts));
      const { amount, total, lines } = sumsOf(order, market);
      expect(lines).toEqual(price_lines);
      expect(total).toBe(paid + sum(amount ?? 0, ...amounts));
    }),
  ));

const anyMarket = fc.constantFrom(market, kw, la);

test('law: a tip is kept as it is where coins of the market add up to it, and refused where they do not', () =>
  law(
    fc.property(fc.integer({ min: 1, max: 100_000 }), anyMarket, (thousandths, here) => {
      const amount = thousandths / 1000;
      const isWhole = thousandths % 10 ** (3 - here.currencyDigits) === 0;
      const smallest = { 0: '1', 2: '0.01', 3: '0.001' }[here.currencyDigits];
      const tooFine = {
        key: 'validation.amount-too-fine',
        values: { currency: here.currency, smallest },
      };
      expect(tipOrder.check({ amount }, here)).toEqual(
        isWhole ? null : { field: 'tip', ...tooFine },
      );
      const cost = isWhole ? amount : 0;
      expect(amountOf(tipOrder.price({ amount }, here), here)).toBe(cost);
      const tipTyped = `${amount.toFixed(3)}0`.replace('.', here.formatting.decimal);
      const composed = compose(plugins, { ...contextFor(['tip']), market: here });
      const [told] = composed.validate({ tipTyped }, 0);
      const pending = { key: 'request.tip.pending' };
      expect(told).toMatchObject({ field: 'tipTyped', ...(isWhole ? pending : tooFine) });
    }),
  ));

test('a tip that is typed and not yet in the price is not sent without it', () => {
  const violation = { field: 'tipTyped', key: 'request.tip.pending', rule: 'feature' };
  expect(both.validate({ tipTyped: '5', tipTaken: '' }, 0)).toEqual([violation]);
  expect(both.validate({ tipTyped: '', tipTaken: '5', tip: '5' }, 0)).toEqual([violation]);
  expect(both.validate({ tipTyped: '5.00 ', tipTaken: '5.00', tip: '5' }, 0)).toEqual([]);
});

test('what may not be kept is said at the field of the form', () => {
  const fields = { leaveAtDoor: 'true', leaveAtDoorInstruction: 'x'.repeat(200) };
  expect(both.validate(fields, 0)).toEqual([
    { field: 'leaveAtDoorInstruction', key: 'request.error.create', rule: 'feature' },
  ]);
});

test('the rider reads on the ticket where it is left, and that an age is to be checked', () => {
  const { ticketRows } = compose(plugins, contextFor(['leave-at-door', 'tag-id-check-pg']));
  const left = (where: string) =>
    anOrder({ features: { 'leave-at-door': { instruction: where } } });
  expect(ticketRows(left('Behind the pot'))).toEqual([
    { labelKey: 'order.leave-at-door', value: 'Behind the pot' },
  ]);
  expect(ticketRows(left(''))).toEqual([
    { labelKey: 'order.leave-at-door', value: '', valueKey: 'order.leave-at-door.told' },
  ]);
  expect(ticketRows(anOrder({ features: { 'leave-at-door': { instruction: 7 } } }))).toEqual([]);
  expect(ticketRows(anOrder({ age_validation_required: true }))).toEqual([
    { labelKey: 'request.age-check', value: '', valueKey: 'order.age-check' },
  ]);
});

test('each feature that keeps something is known to the server under its own id', () => {
  const kept = plugins.flatMap(({ id, order }) => (order ? [{ id, feature: order.feature }] : []));
  expect(new Set(kept.map(({ feature }) => feature))).toEqual(new Set(orderFeatures));
  for (const { id, feature } of kept) expect(feature.id).toBe(id);
});

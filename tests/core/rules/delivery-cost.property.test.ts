import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addedMethods,
  defineOrderFeature,
  deliveryCost,
  methodsOfFlags,
  minorOf,
  priceLinesOf,
  sumOfLines,
} from '#core/rules';
import { law } from '../../support/property.ts';
import { contextWith } from './support.ts';

const sgd = { currency: 'SGD' };
const cents = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100);
const line = fc.record({
  feature: fc.constantFrom('cold-bag', 'insurance'),
  amount: fc.integer({ min: -5000, max: 5000 }).map((hundredths) => hundredths / 100),
});
const lines = fc.array(line, { maxLength: 5 });

test('a delivery costs its fee less its voucher with each line, to the cent', () =>
  law(
    fc.property(cents, cents, lines, (delivery_fee, total_discount, price_lines) => {
      const hundredths = (amount: number) => Math.round(amount * 100);
      const added = price_lines.reduce((sum, { amount }) => sum + hundredths(amount), 0);
      const cost = deliveryCost({ delivery_fee, total_discount, price_lines }, sgd);
      expect(cost).toBe(BigInt(hundredths(delivery_fee) - hundredths(total_discount) + added));
    }),
  ));

test('what an order does not say costs nothing', () => {
  expect(deliveryCost({}, sgd)).toBe(0n);
  expect(deliveryCost({ delivery_fee: 8 }, sgd)).toBe(800n);
  expect(sumOfLines(undefined, sgd)).toBe(0n);
});

test('lines count one by one, in any order', () =>
  law(
    fc.property(lines, lines, (some, others) => {
      const together = sumOfLines([...others, ...some], sgd);
      expect(together).toBe(sumOfLines(some, sgd) + sumOfLines(others, sgd));
    }),
  ));

const boxes = defineOrderFeature({
  ...{ id: 'boxes', flag: 'tip' },
  read: (asked) => (typeof asked === 'number' ? { boxes: asked } : null),
  price: (values) => BigInt(Number(values.boxes) * 25),
});
const unpriced = defineOrderFeature({
  ...{ id: 'note', flag: 'tip' },
  read: (asked) => (asked === 'ring' ? { ring: true } : null),
});

test('what a feature keeps has a line of its price, and what adds nothing or is not kept has none', () =>
  law(
    fc.property(fc.option(fc.nat({ max: 20 }), { nil: undefined }), (count) => {
      const { market } = contextWith();
      const kept = { note: 'ring', ...(count !== undefined && { boxes: count }) } as never;
      const told = priceLinesOf(kept, [unpriced, boxes], market);
      expect(told).toEqual(count ? [{ feature: 'boxes', amount: (count * 25) / 100 }] : []);
      expect(sumOfLines(told, market)).toBe(BigInt((count ?? 0) * 25));
      expect(priceLinesOf(undefined, [unpriced, boxes], market)).toEqual([]);
    }),
  ));

test('a feature keeps what it knows, and nothing of what it does not know is paid for', () => {
  const { market } = contextWith();
  expect(boxes.check(3, market)).toBeNull();
  expect(boxes.check('three', market)).toEqual({ field: 'boxes', key: 'request.error.create' });
  expect(boxes.price(3, market)).toBe(minorOf(0.75, market));
  expect(boxes.price('three', market)).toBe(0n);
  expect(unpriced.price('ring', market)).toBe(0n);
});

test('a way of paying that flags add is there once, while one of them is on', () =>
  law(
    fc.property(fc.subarray(Object.keys(methodsOfFlags)), (on) => {
      const flags = Object.fromEntries(
        Object.keys(methodsOfFlags).map((flag) => [flag, on.includes(flag)]),
      );
      expect(addedMethods(flags)).toEqual(on.length > 0 ? ['NONE'] : []);
    }),
  ));

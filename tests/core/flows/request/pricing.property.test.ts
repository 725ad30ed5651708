import { createEffect, fork, scopeBind } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTicked, compose, compositionChanged } from '#core';
import type { Adjustment, QuoteToAdjust } from '../../../../core/compose/quote.ts';
import { priceFx } from '../../../../core/flows/request/pricing.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { contextFor } from '../../../support/composition.ts';
import { law } from '../../../support/property.ts';
import { quoteOf } from '../support.ts';

const adjustments = fc.array(
  fc.record(
    { payable: fc.nat(20), fields: fc.constantFrom({}, { extra: '' }, { other: 'x' }) },
    { requiredKeys: [] },
  ),
  { maxLength: 4 },
);
const lines = fc.constantFrom([], [{ feature: 'tip', amount: 2 }]);
const fields = { extra: 'CODE' };

test('law: features adjust a fee in turn, each from what the one before has left, for the time the order is wanted', () =>
  law(
    fc.asyncProperty(
      adjustments,
      lines,
      fc.option(fc.constant(NOW + 7200), { nil: undefined }),
      async (made, priceLines, later) => {
        const asked: QuoteToAdjust[] = [];
        const quoteAdjusters = made.map((adjustment) =>
          createEffect((given: QuoteToAdjust): Adjustment => {
            asked.push(given);
            return adjustment;
          }),
        );
        const scope = fork();
        scopeBind(clockTicked, { scope })(NOW);
        scopeBind(compositionChanged, { scope })({
          ...compose([], contextFor([])),
          ...{ quoteAdjusters, priceLines: () => priceLines },
          payload: () => (later === undefined ? {} : { preordered_for: later }),
        });
        const quote = quoteOf(9);
        const priced = await scopeBind(priceFx, { scope })({ quote, vendor_id: 'v-1', fields });
        const left = [9];
        for (const { payable = left.at(-1) ?? 0 } of made) left.push(payable);
        expect(asked.map(({ payable }) => payable)).toEqual(left.slice(0, -1));
        const about = { quote, vendor_id: 'v-1', fields, wantedAt: later ?? NOW };
        for (const each of asked) expect(each).toMatchObject(about);
        if (made.length + priceLines.length === 0) {
          expect(priced).toBe(quote);
          return;
        }
        const { adjustment, ...signed } = priced;
        expect(signed).toEqual(quote);
        expect(adjustment?.payable ?? 9).toBe(left.at(-1));
        expect(adjustment?.lines ?? 'none').toEqual(priceLines.length > 0 ? priceLines : 'none');
      },
    ),
    { runs: 60 },
  ));

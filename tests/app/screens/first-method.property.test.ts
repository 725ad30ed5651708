import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentMethods } from '#schemas';
import { firstMethod } from '../../../app/screens/request/beginning.ts';
import { law } from '../../support/property.ts';

const offers = fc.record({
  ways: fc.subarray([...paymentMethods]),
  usual: fc.constantFrom(...paymentMethods),
  onlinePayment: fc.boolean(),
});

test('a form begins with the usual way of paying, with the only one, or with none where there is a choice', () => {
  law(
    fc.property(offers, ({ ways, usual, onlinePayment }) => {
      const offer = { paymentMethods: ways, context: { market: { onlinePayment } } };
      const first = firstMethod(offer, usual);
      if (ways.includes(usual)) expect(first).toBe(usual);
      else if (ways.length === 1 && !onlinePayment) expect([first]).toEqual(ways);
      else expect(first).toBe('');
    }),
  );
});

import { expect, test } from 'vitest';
import type { RequestSnapshot } from '#core';
import type { RequestFields } from '#schemas';
import { PaymentMethods } from '../../../app/screens/request/payment-methods.tsx';
import { draftAt } from '../../core/flows/support.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

function wordsFor(fields: RequestFields): string {
  const context = { draft: draftAt('details', fields), editing: null, error: null };
  const snapshot = { context } as unknown as RequestSnapshot;
  return wordsOn(<PaymentMethods snapshot={snapshot} disabled={false} short />, screenWorld(NOW));
}

test('under the way of paying stands the amount that the rider collects', () => {
  const cash = { paymentMethod: 'CASH_ON_DELIVERY' };
  expect(wordsFor({ ...cash, orderAmount: '33.93' })).toContain('Rider collects $33.93 in cash');
  expect(wordsFor({ ...cash, orderAmount: '0' })).toContain('There is nothing to collect.');
  expect(wordsFor({ paymentMethod: 'PAID', orderAmount: '33.93' })).not.toContain('33.93');
});

test.each(['', ' ', '12 or 13'])(
  'before an amount is read in "%s" it says what the way of paying means',
  (orderAmount) => {
    const cash = wordsFor({ paymentMethod: 'CASH_ON_DELIVERY', orderAmount });
    expect(cash).toContain('The rider collects the amount in cash.');
  },
);

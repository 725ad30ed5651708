import { expect, test } from 'vitest';
import type { PaymentSnapshot } from '#core';
import { CardForm } from '../../../app/screens/request/pay/card-form.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const address = '#12-01, Tower B, 10 Bayfront Avenue';

test('who pays by card reads who the order goes to, where, and what it costs', () => {
  // What the form reads of a payment, and nothing of how it came there.
  const snapshot = {
    context: {
      paying: { order: { customer: { name: 'Tan Mei Ling', location: { address } } } },
      intent: {
        ...{ amount: 6.87, currency: 'SGD' },
        payment_methods: [{ fields_url: null, may_save: false, paymentInstruments: [] }],
      },
      card: { newOrExistingCard: 'NEW' },
      error: null,
    },
    hasTag: () => false,
  } as unknown as PaymentSnapshot;
  const words = wordsOn(<CardForm snapshot={snapshot} />, screenWorld(NOW));
  expect(words).toContain(`Drop-off Tan Mei Ling ${address} Delivery fee $6.87`);
});

import { expect, test } from 'vitest';
import type { RequestSnapshot } from '#core';
import type { RequestDraft } from '#schemas';
import { OrderSummary, PaymentSummary } from '../../../app/screens/request/payment-summary.tsx';
import { draftAt, origin, quoteOf } from '../../core/flows/support.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';

const typed = {
  ...{ destinationName: 'Tan Mei Ling', destinationPhoneNumber: '91234567' },
  ...{ destinationUnitNumber: '#12-01', destinationBuilding: 'Tower B' },
  ...{ orderDescription: 'Two bowls', riderNotes: 'Ring twice', orderAmount: '612.50' },
  paymentMethod: 'CASH_ON_DELIVERY',
};

async function summaryOf(draft: Partial<RequestDraft>, fields: RequestDraft['fields'] = {}) {
  const scope = screenWorld(NOW);
  await withFlags(scope, 'display-pickup-code', 'tag-id-check-pg');
  const kept = { ...draftAt('payment', { ...typed, ...fields }), ...draft };
  // What the summary reads of a request, and nothing of how it came there.
  const snapshot = {
    context: { draft: kept, quote: quoteOf(6), origin },
    hasTag: () => false,
  } as unknown as RequestSnapshot;
  const summary = (
    <>
      <OrderSummary snapshot={snapshot} />
      <PaymentSummary snapshot={snapshot} />
    </>
  );
  return wordsOn(summary, scope);
}

test('everything that is sent is read before it is', async () => {
  const words = await summaryOf({}, { pickupCode: 'Z-9', ageValidation: 'true' });
  for (const text of [
    ...['Customer name Tan Mei Ling', 'Phone number +65 9123 4567'],
    ...['#12-01, Tower B, 10 Bayfront Avenue', 'Two bowls', 'Notes to rider Ring twice'],
    ...['Pickup code Z-9', 'Age check'],
  ])
    expect(words).toContain(text);
});

test('what nobody said is not there, and a ride for now is said as that', async () => {
  const words = await summaryOf({}, { riderNotes: ' ', orderDescription: '' });
  for (const absent of ['Notes to rider', 'Pickup code', 'Age check', 'Description'])
    expect(words).not.toContain(absent);
  expect(words).toContain('Collection time As soon as possible');
  expect(words).not.toMatch(/60 minutes/);
});

test('it says what the rider takes at the door, and not the fee on top', async () => {
  expect(await summaryOf({})).toContain('Total to collect $612.50');
  expect(await summaryOf({}, { paymentMethod: 'PAID' })).toContain(
    'Total to collect Nothing to collect',
  );
});

test('of what the rider takes it says nothing before somebody said how it is paid', async () => {
  expect(await summaryOf({}, { paymentMethod: '' })).not.toMatch(/to collect/i);
});

test('where a guest has it collected is what they entered', async () => {
  const origin_form = {
    ...{
      street_address: 'Cross Street',
      addressQuery: '1.2815, 103.848',
      building: '',
      unit: '#01',
    },
    ...{
      city: '',
      countryCode: 'SG',
      postalCode: '',
      latitude: 1.28,
      longitude: 103.84,
      notes: '',
    },
  };
  expect(await summaryOf({ origin_form })).toContain('Collection point #01, Cross Street');
});

import { expect, test } from 'vitest';
import type { RequestSnapshot } from '#core';
import { EditChanges } from '../../../app/screens/request/edit-changes.tsx';
import { editDraft } from '../../../core/flows/request/editing.ts';
import { origin, place, order as placed, quoteOf } from '../../core/flows/support.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const { location } = placed.customer;
const unit = { unit_number: '#04-12', building: 'Tower 1' };
const order = {
  ...placed,
  customer: {
    ...placed.customer,
    location: { ...location, ...unit, address: '#04-12, Tower 1, 10 Bayfront Avenue' },
  },
};

test('another street is told beside the one before, neither with the unit, which stays', () => {
  const draft = {
    ...editDraft(order, 'k-2', origin.amounts),
    destination: { ...place, address: '5 Marina Lane' },
  };
  // What the changes read of a request, and nothing of how it came there.
  const context = { draft, quote: quoteOf(6), origin };
  const snapshot = { context } as unknown as RequestSnapshot;
  const words = wordsOn(<EditChanges snapshot={snapshot} order={order} />, screenWorld(NOW));
  expect(words).toContain('5 Marina Lane');
  expect(words).toContain('10 Bayfront Avenue');
  expect(words).not.toContain('#04-12');
});

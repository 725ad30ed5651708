import { expect, test } from 'vitest';
import type { PublicView } from '#core';
import { LinkPage } from '../../../app/screens/tracking-link/link-page.tsx';
import { publicOrder } from '../../../e2e/support/public-order.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const scope = screenWorld(NOW, () => Promise.reject(new Error('nothing is asked')));
const view = (change: object): Extract<PublicView, { state: 'shown' }> => ({
  ...{ state: 'shown', old: false, first: null },
  tracking: { ...publicOrder, arrives_at: null, ...change },
});
const said = (change: object) =>
  wordsOn(<LinkPage view={view(change)} token={'x'.repeat(32)} audience="recipient" />, scope);

test('who waits for an order for later reads its day and time, and that it is planned', () => {
  const words = said({ stage: 'preparing', planned_for: NOW + 2 * 86_400 });
  expect(words).toMatch(/The rider picks it up \d+:\d\d [ap]m \w{3}, \d+ \w{3}/);
  expect(words).toContain('Your order is planned');
  expect(words).not.toContain('being prepared');
});

test('no other order is planned', () => {
  const words = said({ stage: 'preparing', planned_for: null });
  expect(words).toContain('Your order is being prepared');
  expect(words).not.toMatch(/planned|picks it up/);
});

test('before a rider is found the time has its place, and says when it will be known', () => {
  const words = said({ stage: 'preparing' });
  expect(words).toContain('Arrives about – known once a rider is found');
  for (const other of [{ expected_at: NOW + 300 }, { delayed: true }, { arrives_at: NOW + 900 }])
    expect(said({ stage: 'preparing', ...other })).not.toContain('known once');
});

import { expect, test } from 'vitest';
import { isKnownPath, routePatterns } from '#routes';
import { acceptTerms, holdOrder } from '../../../app/gallery/press.ts';
import { type Screen, screens } from '../../../app/gallery/screen-list.ts';
import { anOrder, historyOf } from '../../support/orders.ts';

const token = 'x'.repeat(32);
const found = {
  order: anOrder(),
  tracking: `/tracking/${token}`,
  receipt: `/delivery-receipt/${token}`,
};
const addressOf = ({ path }: Screen) => (typeof path === 'string' ? path : path(found)) ?? '';
const screenOf = (id: string) => screens.find((screen) => screen.id === id);

test('each screen of the gallery has a name of its own', () => {
  const ids = screens.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.for(screens)('$id is a page of the product, or meant not to be', (screen) => {
  const { pathname } = new URL(addressOf(screen), 'http://here');
  expect(isKnownPath(pathname)).toBe(screen.id !== 'not-found');
});

const firstOf = (path: string) => new URL(path, 'http://here').pathname.split('/')[1] ?? '';

/** The way back from a bank, which leads on; what belongs into the page of a platform; and another address of a link's page. */
const unseen = new Set(['payment', 'embedded', 'tracking-c2c']);

test('each page of the product has a picture', () => {
  const pages = new Set(routePatterns.map(firstOf));
  const seen = new Set(screens.map((screen) => firstOf(addressOf(screen))));
  expect(pages.size).toBeGreaterThan(20);
  expect([...pages].filter((page) => !seen.has(page)).toSorted()).toEqual([...unseen].toSorted());
});

test('who checks out without an account is a guest, and an order is known to an account alone', () => {
  expect(screenOf('guest-request')?.who).toBe('guest');
  const ofOrders = screens.filter(({ path }) => typeof path !== 'string');
  const ids = ['recipient-link', 'receipt', 'order', 'cancel-dialog', 'share-dialog'];
  expect(ofOrders.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ofOrders.map(({ who }) => who))).toEqual(new Set(['account']));
});

test('the question before a cancellation stands over an order that can be cancelled', () => {
  const fits = screenOf('cancel-dialog')?.shows;
  expect(fits?.(anOrder({ status: 'WAITING_FOR_TRANSPORT' }))).toBe(true);
  expect(fits?.(anOrder({ status: 'COURIER_LEFT_VENDOR' }))).toBe(false);
});

test('the recipient is shown an order that a rider has', () => {
  const fits = screenOf('recipient-link')?.shows;
  const statuses = ['NEAR_VENDOR', 'COURIER_LEFT_VENDOR'] as const;
  const ways = statuses.map((status) => anOrder({ status, status_history: historyOf(status) }));
  expect(ways.map((order) => fits?.(order))).toEqual([false, true]);
});

test('where nothing is under way, a recipient is shown how the last order ended', () => {
  const { lists, shows } = screenOf('recipient-link') ?? {};
  expect(lists).toEqual(['active', 'past']);
  const ended = anOrder({ status: 'DELIVERED', status_history: historyOf('DELIVERED') });
  expect(shows?.(ended)).toBe(true);
});

test('a receipt is of an order that came to its end', () => {
  const { lists, shows } = screenOf('receipt') ?? {};
  expect(lists).toEqual(['past']);
  const statuses = ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED'] as const;
  expect(statuses.map((status) => shows?.(anOrder({ status })))).toEqual([true, true, false]);
});

test('whatever is sent from a form that the gallery filled in reaches nobody', () => {
  for (const { id, does = [] } of screens) {
    const acts = does.map(({ act }) => act);
    if (acts.includes(acceptTerms)) expect(acts.indexOf(holdOrder), id).toBe(2);
  }
});

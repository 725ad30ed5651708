import { expect, test } from 'vitest';
import type { OrderStatus } from '#schemas';
import { CancelButton } from '../../../app/screens/tracking/cancel-button.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { htmlOf, screenWorld, wordsIn } from '../../support/screen.tsx';

const reason = 'You can cancel as soon as the order has been passed on to the riders.';

const buttonOf = (status: OrderStatus, since = NOW) => {
  const status_history = [{ status, created_at: since }];
  const order = anOrder({ status, status_history });
  return htmlOf(<CancelButton order={order} onPress={() => {}} />, screenWorld(NOW));
};

test.each(['NEW', 'PAYMENT_COMMITTED'] as const)(
  'an order that is %s cannot be cancelled yet, and its button says why',
  (status) => {
    const html = buttonOf(status);
    expect(html).toMatch(/<button[^>]*\sdisabled/);
    expect(wordsIn(html).trim()).toBe(`Cancel order ${reason}`);
    const about = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`id="${about}"`);
  },
);

test.each([
  ['RECEIVED', NOW],
  ['PAYMENT_COMMITTED', NOW - 601],
] as const)('an order that is %s long enough can be cancelled', (status, since) => {
  const html = buttonOf(status, since);
  expect(html).not.toMatch(/\sdisabled|aria-describedby/);
  expect(wordsIn(html).trim()).toBe('Cancel order');
});

test.each(['PICKED_UP', 'DELIVERED', 'CANCELLED'] as const)(
  'an order that is %s has no button to cancel it',
  (status) => {
    expect(buttonOf(status)).toBe('');
  },
);

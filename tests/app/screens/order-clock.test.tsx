import { expect, test } from 'vitest';
import type { OrderClock as Clock } from '#core/rules';
import { OrderClock } from '../../../app/screens/order/order-clock.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

test('a time that nobody waits for any more says what happened then', () => {
  const words = (clock: Clock) => wordsOn(<OrderClock clock={clock} now={NOW} />, screenWorld(NOW));
  expect(words({ kind: 'ended', at: NOW, status: 'CANCELLED' })).toMatch(/[ap]m Cancelled/);
  expect(words({ kind: 'ended', at: NOW, status: 'RETURNED_TO_VENDOR' })).toMatch(/[ap]m Returned/);
  expect(words({ kind: 'delivered', at: NOW, took: null })).toMatch(/[ap]m Delivered/);
});

test('a wait of less than a minute is told as that, and not as a whole one', () => {
  const words = (minutes: number) => {
    const clock = { kind: 'waiting', minutes } as const;
    return wordsOn(<OrderClock clock={clock} now={NOW} />, screenWorld(NOW));
  };
  expect(words(0)).toMatch(/^ &lt; 1 min .*no rider yet/);
  expect(words(1)).toMatch(/^ 1 min/);
  expect(words(6)).toMatch(/^ 6 min/);
});

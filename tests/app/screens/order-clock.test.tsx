import { expect, test } from 'vitest';
import { OrderClock } from '../../../app/screens/order/order-clock.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

test('nobody is told that they have waited for 0 minutes', () => {
  const words = (minutes: number) => {
    const clock = { kind: 'waiting', minutes } as const;
    return wordsOn(<OrderClock clock={clock} now={NOW} />, screenWorld(NOW));
  };
  expect(words(0)).toMatch(/1 min .*no rider yet/);
  expect(words(6)).toMatch(/6 min/);
});

import { expect, test } from 'vitest';
import { NotNow } from '../../../server/errands/index.ts';
import { placesOf } from '../../../server/webhooks/places.ts';

test('what waits for a slow target comes again one after the other, within a minute, and other targets are free', async () => {
  const now = 1000;
  const send = placesOf({ clock: () => now });
  const open = Promise.withResolvers<void>();
  const going = Array.from({ length: 4 }, () => send('slow', () => open.promise));
  const moments: number[] = [];
  for (let nth = 0; nth < 500; nth += 1) {
    await send('slow', async () => undefined).catch((cause: unknown) => {
      if (cause instanceof NotNow) moments.push(cause.until);
    });
  }
  expect(moments).toHaveLength(500);
  expect(new Set(moments.slice(0, 100)).size).toBe(100);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(now + 2);
  expect(Math.max(...moments)).toBeLessThanOrEqual(now + 60);
  const others: string[] = [];
  await send('other', async () => void others.push('told'));
  open.resolve();
  await Promise.all(going);
  await send('slow', async () => void others.push('told'));
  expect(others).toEqual(['told', 'told']);
});

import { expect, test } from 'vitest';
import { Figures } from '../../../app/screens/history/figures.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { htmlOf, screenWorld } from '../../support/screen.tsx';

const none = {
  ...{ orders: 0, deliveries: 0, cancellations: 0, returns: 0, goods: 0, spend: 0, charges: 0 },
  ...{ median_pickup_minutes: null, median_dropoff_minutes: null, days: [] },
};
const cancelled = (cancellations: number) => ({ ...none, orders: cancellations, cancellations });

/** How many lines stand in each figure: its name, itself, and what has changed. */
const linesOf = (props: Parameters<typeof Figures>[0]) =>
  htmlOf(<Figures {...props} />, screenWorld(NOW))
    .split('data-figure')
    .slice(1)
    .map((cell) => cell.match(/<d[td]/g)?.length);

test('the figures stand on one line, also where only some have changed', () => {
  const lines = linesOf({ summary: cancelled(4), before: cancelled(3), awaited: false });
  expect(lines).toEqual([3, 3, 3, 3, 3]);
});

test('no line is kept free where nothing is known of the period before', () => {
  const lines = linesOf({ summary: cancelled(4), before: none, awaited: false });
  expect(lines).toEqual([2, 2, 2, 2, 2]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesTaken } from '#core/rules';
import { createTranslate, inMinutes } from '#i18n';
import { Figures } from '../../../app/screens/history/figures.tsx';
import { SummaryTable } from '../../../app/screens/history/summary-table.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';
import { htmlOf, screenWorld, wordsOn } from '../../support/screen.tsx';
import { textsOf } from '../i18n/support.ts';

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

test('law: the minutes of a single order are the same in its row, in the figures and in those of its day', () =>
  law(
    fc.property(fc.double({ min: 0, max: 7200, noNaN: true }), (seconds) => {
      const at = NOW + seconds;
      const order = anOrder({
        ...{ status: 'DELIVERED', created_at: NOW, updated_at: at },
        status_history: [{ status: 'DELIVERED', created_at: at }],
      });
      const median_dropoff_minutes = (at - NOW) / 60;
      const summary = { ...none, orders: 1, deliveries: 1, median_dropoff_minutes };
      const took = inMinutes(createTranslate('en', textsOf('en')), minutesTaken(order) ?? -1);
      const row = wordsOn(<p>{took}</p>, screenWorld(NOW));
      const figures = <Figures summary={summary} before={null} awaited={false} />;
      const days = <SummaryTable days={[{ ...summary, day: '2027-01-15' }]} />;
      for (const screen of [figures, days]) {
        expect(wordsOn(screen, screenWorld(NOW))).toContain(row);
      }
    }),
    { runs: 50 },
  ));

test('of a period that is awaited only what there is can be compared', () => {
  const html = htmlOf(
    <Figures summary={cancelled(4)} before={null} awaited={true} />,
    screenWorld(NOW),
  );
  expect(html.match(/data-compared="\w+"/g)?.map((each) => each.includes('true'))).toEqual([
    ...[true, true, true, false, false],
  ]);
});

test('a change is that between the figures on screen', () => {
  const of = (minutes: number) => ({ ...none, orders: 1, median_dropoff_minutes: minutes });
  const words = wordsOn(
    <Figures summary={of(21.6)} before={of(20.4)} awaited={false} />,
    screenWorld(NOW),
  );
  expect(words).toMatch(/21 min .* 1 min .*20 min/);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createViews } from '../../../../app/adapters/storage/views.ts';
import { law } from '../../../support/property.ts';
import { storageOf } from '../../../support/storage.ts';

const people = ['ana', 'ben'] as const;
const choice = fc.record({
  tab: fc.nat(2),
  person: fc.constantFrom(...people),
  vendor_id: fc.constantFrom('v1', 'v2', 'v3'),
  include_outlets: fc.boolean(),
});

test('each tab goes on where its person was, and a new one where they were last in any', () =>
  law(
    fc.property(fc.array(choice), (choices) => {
      const local = storageOf();
      const tabs = [0, 1, 2].map(() => storageOf());
      for (const { tab, person, ...kept } of choices) {
        createViews({ local, tab: tabs[tab] ?? local }).saveOutlet(person, kept);
      }
      for (const person of people) {
        const last = choices.findLast((each) => each.person === person);
        const opened = createViews({ local, tab: storageOf() }).outlet(person);
        expect(opened?.vendor_id).toBe(last?.vendor_id);
        for (const [index, tab] of tabs.entries()) {
          const own = choices.findLast((each) => each.person === person && each.tab === index);
          const seen = createViews({ local, tab }).outlet(person);
          expect(seen?.vendor_id).toBe((own ?? last)?.vendor_id);
        }
      }
    }),
  ));

test('filters are a tab’s own', () => {
  const local = storageOf();
  const kept = { range: { category: 'past-7-days' as const }, status: 'delivered' as const };
  const views = createViews({ local, tab: storageOf() });
  views.saveFilters('ana', kept);
  expect(views.filters('ana')).toEqual(kept);
  expect(views.filters('ben')).toBeNull();
  expect(createViews({ local, tab: storageOf() }).filters('ana')).toBeNull();
});

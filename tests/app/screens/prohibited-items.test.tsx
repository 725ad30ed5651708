import { expect, test } from 'vitest';
import { loadMarket } from '#markets';
import { Market } from '#schemas';
import { ProhibitedItemsScreen } from '../../../app/screens/legal/index.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

async function said(country: string): Promise<string> {
  const market = Market.parse(await loadMarket(country));
  return wordsOn(
    <ProhibitedItemsScreen />,
    screenWorld(NOW, () => null, market),
  );
}

test.each([
  ['HK', 'HK$1,000'],
  ['MM', 'MMK 300,000'],
  ['PH', '₱10,000'],
  ['MY', 'RM 200'],
  ['TW', 'NT$5,000'],
])('in %s goods between consumers may be worth %s', async (country, cap) => {
  const words = (await said(country)).replaceAll('\u00a0', ' ');
  expect(words).toContain(`Anything worth more than ${cap}`);
});

test('where no cap is known none is said; the weight always is', async () => {
  expect(await said('SG')).not.toContain('Anything worth more than');
  expect(await said('SG')).toContain('weighs more than 5 kg');
  expect(await said('TW')).toContain('weighs more than 20 kg');
});

import { expect, test } from 'vitest';
import { ProhibitedItemsScreen } from '../../../app/screens/legal/index.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const markets = await loadMarkets();

async function said(country: string): Promise<string> {
  const market = markets.get(country);
  if (market === undefined) throw new Error(`${country} has no market`);
  return wordsOn(
    <ProhibitedItemsScreen />,
    screenWorld(NOW, () => null, market),
  );
}

test.each([
  ['HK', 'HK$1,000'],
  ['MM', 'K 300,000'],
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

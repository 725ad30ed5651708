import { expect, test } from 'vitest';
import { FoundPlace } from '../../plugins/bulk-order-upload/found-place.tsx';
import { jobRow } from '../core/flows/bulk/support.ts';
import { NOW } from '../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../support/screen.tsx';

const place = { latitude: 1.2841, longitude: 103.8513 };
const found = { state: 'unconfirmed', position: place, found_address: 'Raffles Place' } as const;
const opened = jobRow(3, found);

test.each([
  ['was confirmed in another window', [{ ...opened, state: 'ready' as const }]],
  ['is looked at again', [jobRow(3, { state: 'waiting' })]],
  ['is asked for again', [{ ...jobRow(3), missing: 'all' as const }]],
  ['is not in the list any more', []],
])('the map of a row stays open when the row %s', (_, rows) => {
  const dialog = <FoundPlace opened={opened} rows={rows} onClose={() => {}} />;
  expect(wordsOn(dialog, screenWorld(NOW))).toContain('Raffles Place');
});

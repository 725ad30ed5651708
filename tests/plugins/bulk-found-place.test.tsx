import { expect, test } from 'vitest';
import { FoundPlace } from '../../plugins/bulk-order-upload/found-place.tsx';
import { jobRow, values } from '../core/flows/bulk/support.ts';
import { NOW } from '../support/arbitraries.ts';
import { htmlOf, screenWorld, wordsIn, wordsOn } from '../support/screen.tsx';

const place = { latitude: 1.2841, longitude: 103.8513 };
const found = { state: 'unconfirmed', position: place, found_address: 'Raffles Place' } as const;
const opened = jobRow(3, found);

test('an address that was not found is put on the map, once it was found or its pin was moved', () => {
  const lost = jobRow(3, {
    state: 'invalid',
    values: values({ recipient_address: 'By the well' }),
  });
  const dialog = <FoundPlace opened={lost} rows={[lost]} onClose={() => {}} />;
  const html = htmlOf(dialog, screenWorld(NOW));
  expect(wordsIn(html)).toMatch(/Where is the place for row 3\?.*In the file: By the well/);
  expect(wordsIn(html)).toContain('Search for it, or move the pin to its place.');
  expect(html).toMatch(
    /<button[^>]*disabled[^>]*type="submit"|<button[^>]*type="submit"[^>]*disabled/,
  );
});

test.each([
  ['was confirmed in another window', [{ ...opened, state: 'ready' as const }]],
  ['is looked at again', [jobRow(3, { state: 'waiting' })]],
  ['is asked for again', [{ ...jobRow(3), missing: 'all' as const }]],
  ['is not in the list any more', []],
])('the map of a row stays open when the row %s', (_, rows) => {
  const dialog = <FoundPlace opened={opened} rows={rows} onClose={() => {}} />;
  expect(wordsOn(dialog, screenWorld(NOW))).toContain('Raffles Place');
});

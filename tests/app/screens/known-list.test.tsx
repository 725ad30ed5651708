import { expect, test } from 'vitest';
import { AddressLine } from '../../../app/screens/address/address-line.tsx';
import { type AddressRow, eagerFor } from '../../../app/screens/address/index.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const row = (kind: AddressRow['kind'], title: string, subtitle = ''): AddressRow => ({
  ...{ id: title, kind, title, subtitle, stale: false, choose: () => undefined },
});
const isMarked = (text: string, first: AddressRow) => eagerFor(text)(first);

test('Enter takes the first place only where it has the number that was typed', () => {
  const station = row('place', 'Tampines MRT Station', '20 Tampines Central 1, Singapore 529538');
  expect(isMarked('20 tampines central', station)).toBe(true);
  expect(isMarked('tampines mrt', station)).toBe(true);
  expect(isMarked('5295', station)).toBe(true);
  expect(isMarked('10 tampines central 1', station)).toBe(false);
});

test('nor one that is only like what was typed', () => {
  const mall = row('place', 'ION Orchard', '2 Orchard Turn');
  expect(isMarked('orchrad', { ...mall, guessed: true })).toBe(false);
});

test('and the first of who is known, who has what was typed', () => {
  expect(isMarked('9123 4567', row('saved', 'Mei', '20 Tampines Central 1'))).toBe(true);
});

test('a row whose end a button takes says what stood there under its address', () => {
  const ends = { ...row('recent', 'Mei', '20 Tampines'), end: () => ['2 days ago', '$8.58'] };
  const words = (each: AddressRow) =>
    wordsOn(<AddressLine row={each} query="" />, screenWorld(NOW));
  expect(words(ends)).toContain('2 days ago · $8.58');
  expect(words({ ...ends, kind: 'saved' })).not.toContain('·');
});

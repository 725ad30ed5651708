import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cancelReasons, orderStatuses, roles } from '#schemas';
import { fieldsOf, operatorCalls } from '#schemas/operator';
import { places } from '../../../app/console/routes.ts';
import { askedIn } from '../../../scripts/check-config/asked.ts';
import { nameOf } from '../i18n/support.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const texts = z.record(z.string(), z.string()).parse(JSON.parse(read('app/console/texts/en.json')));
const names = new Set(Object.keys(texts).map(nameOf));
const sources = globSync('app/console/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n');

/** Forms are drawn from these calls, and their fields are called by name. */
const drawn = [
  'createMerchant',
  'addOutlet',
  'invitePerson',
  'givePersonRole',
  'addVoucher',
] as const;
const fields = drawn.flatMap((id) => {
  return fieldsOf(operatorCalls[id]).filter(({ part }) => part === 'body');
});

/** Texts whose last part is a value: what it may be, as far as it is known. */
const families: Record<string, readonly string[]> = {
  status: [...orderStatuses, 'other'],
  reason: cancelReasons,
  role: roles,
  place: places.map(({ name }) => name),
  field: fields.map(({ name }) => name),
  type: fields.find(({ name }) => name === 'type')?.choices ?? [],
};

test('every text that the console names exists', () => {
  const named = [...sources.matchAll(/\bt(?:extIf)?\(\s*'([^']+)'/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  for (const [family, values] of Object.entries(families)) {
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => !names.has(`${family}.${value}`))).toEqual([]);
  }
});

test('no text of the console is left over', () => {
  const isAsked = askedIn(root, 'app/console/**/*.{ts,tsx}');
  const isInFamily = (name: string) => /^\w+\.\w+$/.test(name);
  expect([...names].filter((name) => !isAsked(name) && !isInFamily(name))).toEqual([]);
});

test('texts that count have both forms of English', () => {
  const forms = Object.keys(texts).filter((key) => /_(one|other)$/.test(key));
  expect(
    forms.filter((key) => !(`${nameOf(key)}_one` in texts && `${nameOf(key)}_other` in texts)),
  ).toEqual([]);
});

test('no text begs or shouts', () => {
  expect(Object.values(texts).filter((text) => /\bplease\b|!/i.test(text))).toEqual([]);
});

import { expect, test } from 'vitest';
import { flagReason } from '../../../app/console/flags/flag-words.ts';
import { momentsOf } from '../../../app/console/flags/window-fields.tsx';
import { factText } from '../../../app/console/parts/fact-text.ts';
import { momentText } from '../../../app/console/parts/moment.tsx';
import { fieldOf, problemText } from '../../../app/console/problem-text.ts';

const flag = {
  flag: 'tip',
  is_on: false,
  file: null,
  switched: null,
  window: null,
  version: 0,
} as const;

test('a flag says who decides it, what is planned first', () => {
  expect(flagReason(flag)).toBe('Not set');
  const window = { value: true, from: null, until: 1_800_000_000 };
  expect(flagReason({ ...flag, file: false, switched: true, window })).toBe(
    `On until ${momentText(1_800_000_000)} · An operator switched it on · Off in the deployment’s file`,
  );
});

test('a moment that nobody typed is none', () => {
  expect(momentsOf({ from: '', until: '' })).toEqual({});
  expect(momentsOf({ from: '', until: '2027-01-31T22:00' }).until).toBeGreaterThan(1_800_000_000);
});

test('facts of the audit are words, moments and yes or no', () => {
  expect(factText('status', 'DELIVERED')).toBe('Delivered');
  expect(factText('status', 'FLYING')).toBe('FLYING');
  expect(factText('window', { value: true, until: 1_800_000_000 })).toBe(
    `On: yes, until: ${momentText(1_800_000_000)}`,
  );
  expect(factText('switched', null)).toBe('nothing');
  expect(factText('outlets', ['a', 'b'])).toBe('a, b');
});

test('a refusal is said in the server’s words, at its field', () => {
  const refused = {
    tag: 'refused',
    status: 400,
    code: 'InvalidOutlet',
    message: 'Too short.',
  } as const;
  expect(problemText(refused)).toBe('Too short.');
  expect(problemText({ ...refused, status: 401, code: 'SignInFirst' })).toBe(
    'Your session has ended.',
  );
  expect(fieldOf({ ...refused, field: 'body.phone_number' })).toBe('phone_number');
  expect(fieldOf({ ...refused, field: 'params.merchantId' })).toBeUndefined();
  expect(fieldOf({ tag: 'unreachable', message: '' })).toBeUndefined();
});

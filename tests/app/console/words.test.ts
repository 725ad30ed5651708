import { expect, test } from 'vitest';
import { flagReason } from '../../../app/console/flags/flag-words.ts';
import { momentsOf, wrongIn } from '../../../app/console/flags/window-fields.tsx';
import { factText } from '../../../app/console/parts/fact-text.ts';
import { momentText } from '../../../app/console/parts/moment.tsx';
import { partOf } from '../../../app/console/parts/pager.tsx';
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

test('a window has a moment, none of them half typed, and ends after it begins', () => {
  const [early, late] = ['2027-01-31T22:00', '2027-01-31T23:00'];
  expect(wrongIn({ from: early, until: late }, [])).toEqual({});
  expect(wrongIn({ from: early, until: '' }, [])).toEqual({});
  expect(Object.keys(wrongIn({ from: '', until: '' }, []))).toEqual(['from']);
  expect(Object.keys(wrongIn({ from: early, until: '' }, [], 'until'))).toEqual(['until']);
  expect(Object.keys(wrongIn({ from: late, until: early }, []))).toEqual(['until']);
  expect(Object.keys(wrongIn({ from: '', until: late }, ['from']))).toEqual(['from']);
});

test('a page past the end says nothing of its lines, and leads back to the last that has some', () => {
  expect(partOf({ page: 2, total: 60, here: 10 })).toEqual({
    ...{ words: '51 to 60 of 60', before: 1, isMore: false },
  });
  expect(partOf({ page: 9, total: 60, here: 0 })).toEqual({ words: '', before: 2, isMore: false });
  expect(partOf({ page: 2, total: undefined, here: 0 }).words).toBe('');
});

test('facts of the audit are words, moments and yes or no', () => {
  expect(factText('status', 'DELIVERED')).toBe('Delivered');
  expect(factText('status', 'FLYING')).toBe('FLYING');
  expect(factText('window', { value: true, until: 1_800_000_000 })).toBe(
    `On: yes, until: ${momentText(1_800_000_000)}`,
  );
  expect(factText('switched', null)).toBe('nothing');
  expect(factText('outlets', ['a', 'b'])).toBe('a, b');
  const many = Array.from({ length: 475 }, (_, nth) => String(nth));
  expect(factText('added', many)).toMatch(/^0, 1, .*, 19 and 455 more$/);
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

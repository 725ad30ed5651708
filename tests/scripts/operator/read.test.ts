import { expect, test } from 'vitest';
import type { CallField } from '#schemas/operator';
import { machineCommandFor } from '../../../scripts/operator/machine.ts';
import { readEmail } from '../../../scripts/operator/read.ts';
import { typedValue } from '../../../scripts/operator/typed.ts';
import { machineHelpOf } from '../../../scripts/operator/usage.ts';

test('a command about an operator takes the options of every other', () => {
  const manner = { json: false, help: false, out: undefined };
  expect(readEmail(['ana@example.com'])).toEqual({ ...manner, email: 'ana@example.com' });
  expect(readEmail(['--json', 'ana@example.com', '--out', 'key.json'])).toEqual({
    ...{ email: 'ana@example.com', json: true, help: false, out: 'key.json' },
  });
  expect(readEmail(['ana@example.com', '--help']).help).toBe(true);
  expect(readEmail(['--help']).help).toBe(true);
});

test.each([
  [[], 'Say the email address of the operator.'],
  [['ana'], 'Say the email address of the operator.'],
  [['ana@example.com', 'bo@example.com'], '"bo@example.com" is one word too many.'],
  [['ana@example.com', '--quiet'], /--quiet/],
])('%j behind such a command does nothing', (words, why) => {
  expect(() => readEmail(words)).toThrow(why);
});

test('its help says what it takes', () => {
  expect(machineCommandFor('add')).toBeDefined();
  expect(machineHelpOf('add')).toMatch(/^npm run operator -- add EMAIL\n\nAdd an operator/);
});

test.each([
  ['yes', true],
  ['On', true],
  ['false', false],
  ['off', false],
  ['maybe', 'maybe'],
  ['', ''],
])('"%s" is read as yes, as no, or left for the schema to refuse', (typed, read) => {
  const field: CallField = {
    part: 'body',
    name: 'free',
    kind: 'boolean',
    choices: [],
    isNeeded: true,
  };
  expect(typedValue(field, typed)).toBe(read);
});

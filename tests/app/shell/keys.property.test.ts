import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alertKeys,
  bindingsOf,
  type Command,
  findCommands,
  keysOfPlaces,
} from '../../../app/shell/commands/commands.ts';
import { latinKey, nothingPressed, readKey } from '../../../app/shell/commands/keys.ts';
import { law } from '../../support/property.ts';

const bindings = new Map([
  ['g r', 'request'],
  ['g t', 'tracking'],
  ['?', 'help'],
  ['mod+k', 'palette'],
]);

/** What a row of keys, as far apart as given in ms, sets off. */
function press(keys: readonly string[], apart = 100): string[] {
  let sequence = nothingPressed;
  return keys.flatMap((key, nth) => {
    const command = key.startsWith('mod+');
    const read = readKey(
      sequence,
      { key: command ? key.slice(4) : key, command },
      1e4 + nth * apart,
      bindings,
    );
    sequence = read.sequence;
    return read.command === null ? [] : [read.command];
  });
}

describe('the keys of places', () => {
  const place = fc.oneof(
    fc.constantFrom('bulk-order', 'helpcenter', 'analytics', 'reports', 'guide'),
    fc.string(),
  );

  test('are one place’s each, whatever features add, and nothing else’s', () =>
    law(
      fc.property(fc.array(place), (features) => {
        const given = [
          ...keysOfPlaces(['request-a-rider', 'order-tracking', 'history', ...features]),
        ];
        const keys = given.map(([, each]) => each);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).not.toContain(alertKeys);
        expect(keys.slice(0, 3)).toEqual(['g r', 'g t', 'g h']);
        for (const each of keys) expect(each).toMatch(/^g [a-z]$/);
      }),
      { examples: [[['helpcenter', 'analytics']], [['__proto__']]] },
    ));
});

describe('a row of keys', () => {
  test('sets off its command, whatever was pressed before', () =>
    law(
      fc.property(fc.array(fc.constantFrom('g', 'x', 't', 'r', '1')), (before) => {
        for (const [keys, id] of bindings) {
          expect(press([...before, ...keys.split(' ')]).at(-1)).toBe(id);
        }
      }),
      { examples: [[['g']]] },
    ));

  test('sets off nothing when its keys are too far apart, or lack Control', () => {
    expect(press(['g', 't'], 1_001)).toEqual([]);
    expect(press(['k', 't', 'r'])).toEqual([]);
    expect(press(['mod+K'])).toEqual(['palette']);
  });
});

test('a key of another script is the Latin letter on it', () => {
  expect(latinKey({ key: 'ل', code: 'KeyG' })).toBe('g');
  expect(latinKey({ key: 'g', code: 'KeyU' })).toBe('g');
  expect(latinKey({ key: '؟', code: 'Slash' })).toBe('?');
  expect(latinKey({ key: 'Enter', code: 'Enter' })).toBe('Enter');
});

const commands: readonly Command[] = [
  { id: 'a', label: 'Go to Tracking', keys: 'g t', run: () => undefined },
  { id: 'b', label: 'Switch to Café Nørd - m4pk1', run: () => undefined },
  { id: 'c', label: 'Search or jump to…', keys: 'mod+k', run: () => undefined },
  { id: 'd', label: 'Next order', keys: 'ArrowDown', orKeys: 'j', run: () => undefined },
];
const idsOf = (typed: string) => findCommands(commands, typed).map(({ id }) => id);

test('commands are found by words in any order, without accents and cases', () => {
  expect(idsOf('')).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf('TRACK go')).toEqual(['a']);
  expect(idsOf('cafe m4')).toEqual(['b']);
  expect(idsOf('nothing')).toEqual([]);
});

test('who turns single keys off keeps those with Control, and arrows', () => {
  expect([...bindingsOf(commands, false)]).toEqual([
    ['mod+k', 'c'],
    ['ArrowDown', 'd'],
  ]);
  expect([...bindingsOf(commands, true).values()]).toEqual(['a', 'c', 'd', 'd']);
});

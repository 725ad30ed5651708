import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf, membersOf } from '../../scripts/docs/fields.ts';
import { meaningsIn } from '../../scripts/docs/meaning.ts';
import { writtenPages } from '../../scripts/docs/pages.ts';
import { wordsFor } from '../../scripts/docs/values.ts';

const root = new URL('../../', import.meta.url);

test.each([...writtenPages(root)])('%s is what `npm run docs` writes', (page, text) => {
  expect(readFileSync(new URL(page, root), 'utf8')).toBe(text);
});

const source = [
  'const Table = z.strictObject({',
  '  /** Its height in metres. */',
  '  height: z.number(),',
  '});',
  'export const Room = z.strictObject({',
  '  /** What stands in it. */',
  '  table: Table,',
  '  /** Where it is. */',
  '  at: Position,',
  '  bare: z.string(),',
  '});',
];

test('a field is told by what its own shape says of it, wherever that is declared', () => {
  const position = { type: 'object', properties: { x: {}, y: {} } };
  const table = { type: 'object', properties: { height: { type: 'number' } } };
  const room = { properties: { table, at: position, bare: { type: 'string' } }, required: ['at'] };
  expect(fieldsOf('Room', room, meaningsIn(source.join('\n')))).toEqual([
    ['table', 'group, or left out', 'What stands in it.'],
    ['table.height', 'number, or left out', 'Its height in metres.'],
    ['at', '`x`, `y`', 'Where it is.'],
    ['bare', 'text, or left out', undefined],
  ]);
});

test('a type is told field by field, and no deeper', () => {
  const type = [
    'export type Slots = {',
    '  /** Above. */',
    "  'page.head': {",
    '    readonly inner: string;',
    '  };',
    '  readonly more?: number;',
    '};',
  ];
  expect(membersOf('Slots', type.join('\n'))).toEqual([
    ['page.head', 'needed', 'Above.'],
    ['more', 'may be left out', undefined],
  ]);
});

test('a type that takes another is told alike', () => {
  const type = [
    'type Kept<Values extends object> = {',
    '  /** Its name. */',
    '  id: Values;',
    '};',
  ];
  expect(membersOf('Kept', type.join('\n'))).toEqual([['id', 'needed', 'Its name.']]);
});

test.each([
  [{ enum: ['.', ','] }, '`.` or `,`'],
  [{ type: 'number', minimum: 0, maximum: 1 }, 'number from 0 to 1'],
  [
    { type: 'integer', exclusiveMinimum: 0, maximum: 9_007_199_254_740_991 },
    'whole number above 0',
  ],
  [{ type: ['number', 'null'] }, 'number, or `null`'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text, or `null`'],
  [{ type: 'array', items: { type: 'string' } }, 'list: text'],
  [
    { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: { const: true } },
    'for each `a`, `b`: `true`',
  ],
])('%j is %s', (schema, words) => expect(wordsFor(schema)).toBe(words));

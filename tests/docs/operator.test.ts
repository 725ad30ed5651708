import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf, operatorCalls } from '#schemas/operator';

const page = readFileSync(new URL('../../docs/operator.md', import.meta.url), 'utf8');

test('the page about operating names each column that a file of outlets may have', () => {
  const columns = fieldsOf(operatorCalls.addOutlet).filter(({ part }) => part === 'body');
  const [header = ''] = /(?<=```csv\n).+/.exec(page) ?? [];
  const named = [...header.split(','), ...[...page.matchAll(/`(\w+)`/g)].map(([, name]) => name)];
  expect(columns.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  const needed = columns.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
  expect(header.split(',')).toEqual(expect.arrayContaining(needed));
});

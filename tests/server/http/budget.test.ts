import { expect, test } from 'vitest';
import { addressKey, createBudget } from '../../../server/http/budget.ts';
import { mostKeys, Windows } from '../../../server/http/windows.ts';

test('a budget is per key, says how long to wait and starts again', () => {
  let now = 1000;
  const budget = createBudget(2, 60, () => now);
  expect([budget.take('a'), budget.take('a'), budget.take('b')]).toEqual([0, 0, 0]);
  now += 20;
  expect(budget.take('a')).toBe(40);
  now += 40;
  expect(budget.take('a')).toBe(0);
});

test('what is given back can be spent again', () => {
  const budget = createBudget(1, 60, () => 0);
  expect(budget.take('a')).toBe(0);
  budget.refund('a');
  expect(budget.take('a')).toBe(0);
  expect(budget.take('a')).toBeGreaterThan(0);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8::'],
  ['::1', '::'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('of more addresses than are remembered the oldest are forgotten, so that they do not fill the memory', () => {
  const windows = new Windows(() => 0);
  for (let nth = 0; nth <= mostKeys; nth += 1) windows.spend(`address ${nth}`, 60);
  expect(windows.spend(`address ${mostKeys}`, 60).spent).toBe(2);
  expect(windows.spend('address 0', 60).spent).toBe(1);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endings, meaningOf, statusGroups } from '#core/rules';
import { orderGroups, orderStatuses } from '#schemas';

const folder = new URL('../../../../server/db/migrations/', import.meta.url);
const migrations = globSync('*.sql', { cwd: folder }).map((file) => ({
  file,
  text: readFileSync(new URL(file, folder), 'utf8'),
}));

test('each status has a meaning, and no two have one rank', () => {
  const ranks = orderStatuses.map((status) => meaningOf(status)?.rank);
  expect(new Set(ranks).size).toBe(orderStatuses.length);
});

test('what the database takes for over is what the table calls terminal', () => {
  const [made] = migrations.flatMap(({ text }) => {
    const found = /add column over [^(]*\(record ->> 'status' in\s*\(([^)]*)\)/.exec(text);
    return found ? [listed(found[1] ?? '')] : [];
  });
  expect(made).toEqual([...endings].toSorted());
});

test('the database knows no status that the table does not', () => {
  const known = new Set<string>(orderStatuses);
  const states = /status'?\s*(?:not\s+)?in\s*\(([^)]*)\)/g;
  const named = migrations.flatMap(({ text }) =>
    [...text.matchAll(states)].flatMap(([, list = '']) => listed(list)),
  );
  const ours = named.filter((name) => /^[A-Z_]+$/.test(name));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((name) => !known.has(name))).toEqual([]);
});

test('each group of a search has its statuses, and no status is in two', () => {
  const groups = [
    statusGroups.new,
    statusGroups.collected,
    statusGroups.deliveredOrReturned,
    statusGroups.cancelledLike,
  ];
  expect(groups.length).toBe(orderGroups.length);
  const all = groups.flatMap((group) => [...group]);
  expect(new Set(all).size).toBe(all.length);
});

function listed(text: string): readonly string[] {
  return [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).toSorted();
}

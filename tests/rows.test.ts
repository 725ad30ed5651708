import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** What stands in a line of a list, which may leave the page with the line. */
const rows = globSync('{app/screens,app/shell,plugins}/**/{*-,}{row,lead,cell}.tsx', { cwd: root });

/** A file of a row and what it is made of, as far as its own folder goes. */
function partsOf(path: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (known.has(path)) return known;
  const own = [...read(path).matchAll(/'(\.\/[^']+\.tsx)'/g)];
  return own.reduce<ReadonlySet<string>>(
    (all, [, part = '']) => partsOf(join(path, '..', part), all),
    new Set([...known, path]),
  );
}

test('no row of a list holds a dialog, which would be gone with it and with what was typed', () => {
  expect(rows).toContain('plugins/bulk-order-upload/job-row-lead.tsx');
  const opened = rows
    .flatMap((path) => [...partsOf(path)])
    .filter((path) => /<(Dialog|Drawer|Popover|Modal)\b/.test(read(path)));
  expect(opened).toEqual([]);
});

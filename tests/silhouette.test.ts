import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

/** The parts of the server, by the text of their door. */
const doors = [...globSync('{server,plugins}/**/{index,server}.ts', { cwd: root })]
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))
  .filter(({ text }) => /: ServerModule = \{/.test(text));

test('the door of a part of the server asks the database nothing', () => {
  expect(doors.length).toBeGreaterThan(20);
  const asking = doors.filter(({ text }) => /\b(sql|tx)(<[^`]*>)?`/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});

test('what a part forgets by itself stands in its retention', () => {
  const elsewhere = doors.flatMap(({ path, text }) => {
    const [, rounds = ''] = /\n {2}rounds: ([\s\S]*?\n {2}\],|.*)\n/.exec(text) ?? [];
    const [, known = ''] = /import \{([^}]*)\} from '\.\/retention\.ts'/.exec(text) ?? [];
    const forgotten = [...rounds.matchAll(/\bforget\w+/g)].map(([name]) => name);
    return forgotten.filter((name) => !known.includes(name)).map((name) => `${path}: ${name}`);
  });
  expect(elsewhere).toEqual([]);
});

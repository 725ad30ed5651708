import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = globSync('{core,schemas}/**/*.ts', { cwd: root }).toSorted();

const exported = /^export (?:async )?(?:const|function|type|interface|class) ([\w$]+)/;
/** A call has its sentence in `summary`; a type that is read off a value has that of the value. */
const toldElsewhere =
  /= define(?:Endpoint|OperatorCall)\(|^export type \w+ = (?:z\.infer<|\(?(?:keyof )?typeof )[\s\S]*;$/;

/** The names that a file exports without a sentence of their own. */
function undocumented(source: string): string[] {
  const lines = source.split('\n');
  const told = new Set<string>();
  const named = lines.flatMap((line, at) => {
    const [, name] = exported.exec(line) ?? [];
    if (name === undefined) return [];
    if (lines[at - 1]?.endsWith('*/') || toldElsewhere.test(line)) told.add(name);
    return [name];
  });
  return [...new Set(named)].filter((name) => !told.has(name));
}

test('every export of the contract and of the engine says what it is', () => {
  const found = files.flatMap((path) =>
    undocumented(readFileSync(new URL(path, root), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['export const a = 1;', ['a']],
  ['/** One. */\nexport const a = 1;', []],
  ['/**\n * One.\n */\nexport function f() {}\nexport type T = string;', ['T']],
  ['/** One. */\nexport const A = z.string();\nexport type A = z.infer<typeof A>;', []],
  ["export const getA = defineEndpoint({\n  summary: 'An a',\n});", []],
  ['const a = 1;', []],
])('of %j these say nothing: %j', (source, names) => {
  expect(undocumented(source)).toEqual(names);
});

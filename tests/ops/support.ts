import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { variableNames } from '../../server/config.ts';
import { secretNames } from '../../server/secret-files.ts';

const root = new URL('../../', import.meta.url);

export const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The documents of a YAML file, as strictly as its format is written down; throws for one with a fault. */
export function readYaml(path: string): unknown[] {
  return parseAllDocuments(read(path), { uniqueKeys: true, strict: true }).map((each) => {
    const [fault] = [...each.errors, ...each.warnings];
    if (fault) throw fault;
    return each.toJS({ maxAliasCount: 20 });
  });
}

/** What no start reads, of names that files of ops give to an instance. */
export function unknownVariables(names: readonly string[]): string[] {
  const known = new Set([
    ...variableNames,
    ...secretNames.map((name) => `${name}_FILE`),
    'NODE_ENV',
  ]);
  return names.filter((name) => !known.has(name));
}

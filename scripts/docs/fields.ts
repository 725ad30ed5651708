import { declarationsIn } from '../../server/site/comments.ts';
import { isRecord, type Json } from '../../server/site/json.ts';
import type { MeaningOf } from './meaning.ts';
import { wordsFor } from './values.ts';

/** A line of a table: a field by its path, what it may be, and what it means. */
export type Row = readonly [field: string, value: string, meaning: string | undefined];

/** Every field of a shape, the groups among them before what they hold. */
export function fieldsOf(name: string, schema: Json, meaning: MeaningOf): readonly Row[] {
  return within({ schema, path: [name], meaning });
}

type Place = { schema: Json; path: readonly string[]; meaning: MeaningOf };

function within({ schema, path, meaning }: Place): readonly Row[] {
  const { properties, required } = schema;
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, part]) => {
    const place = { schema: isRecord(part) ? part : {}, path: [...path, name], meaning };
    return rowsOf(place, needed.includes(name));
  });
}

function rowsOf({ schema, path, meaning }: Place, isNeeded: boolean): readonly Row[] {
  const { items } = schema;
  const list = isRecord(items) && isRecord(items.properties) ? items : undefined;
  const inner = within({ schema: list ?? schema, path, meaning });
  // A position needs no line for each of its two numbers.
  const isTold = inner.some(([, , told]) => told !== undefined);
  const kind = list ? 'list' : 'group';
  const value = `${isTold ? kind : wordsFor(schema)}${isNeeded ? '' : ', or left out'}`;
  const field = path.slice(1).join('.');
  return [[field, value, meaning(path)], ...(isTold ? inner : [])];
}

/** The fields of a type in a source, one deep. */
export function membersOf(name: string, source: string): readonly Row[] {
  return [...declarationsIn(source)].flatMap(([path, { line, said }]): readonly Row[] => {
    const isMember = path.startsWith(`${name}.`) && /^ {2}\S/.test(line);
    if (!isMember) return [];
    const isOptional = /^ {2}(?:readonly )?\w+\?:/.test(line);
    return [[path.slice(name.length + 1), isOptional ? 'may be left out' : 'needed', said]];
  });
}

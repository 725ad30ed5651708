import * as z from 'zod/mini';
import type { Endpoint } from '#schemas';
import * as schemas from '#schemas';
import * as operated from '#schemas/operator';
import { type Comments, describe } from './comments.ts';
import { isRecord, type Json, mapParts } from './json.ts';

type Side = 'input' | 'output';

const prefix = '#/components/schemas/';

/** The named shapes of a document: the contract's exports, and the body and result of each call without a named shape. */
export type Named = {
  /** A `$ref` to a named shape; other shapes are written out. */
  refTo: (schema: z.ZodMiniType, side: Side) => Json;
  /** The named shapes that were referred to, and those that they refer to. */
  used: () => Record<string, Json>;
};

/** Names the shapes of these calls. What a call takes and what it answers share a name where they are the same. */
export function nameSchemas(calls: readonly Endpoint[], comments: Comments): Named {
  const names = namesFor(calls);
  const sides = {
    input: shapes(names, 'input', comments),
    output: shapes(names, 'output', comments),
  };
  const answered = namesReachedFrom(
    calls.map(({ result }) => writeShape(result, 'output', names)),
    sides.output,
  );
  // Answers are open and requests closed, so one shape may have two schemas; the answer's gets the plain name.
  const nameOn = (id: string, side: Side) =>
    side === 'input' && answered.has(id) && differs(id, sides) ? `${id}Input` : id;
  const wanted = new Map<string, Json>();
  const refTo = (id: string, side: Side): Json => {
    const name = nameOn(id, side);
    if (!wanted.has(name)) {
      wanted.set(name, {});
      wanted.set(name, resolve(sides[side][id], side));
    }
    return { $ref: `${prefix}${name}` };
  };
  const resolve = (json: unknown, side: Side): Json =>
    mapParts(json, (part) =>
      typeof part.$ref === 'string' ? { ...part, ...refTo(idOf(part.$ref), side) } : part,
    );
  return {
    refTo: (schema, side) => {
      const id = names.get(schema)?.id;
      return id === undefined ? resolve(writeShape(schema, side, names), side) : refTo(id, side);
    },
    used: () => Object.fromEntries([...wanted].toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

type Names = ReturnType<typeof z.registry<{ id: string }>>;

function namesFor(calls: readonly Endpoint[]): Names {
  const names = z.registry<{ id: string }>();
  const add = (schema: unknown, id: string) => {
    if (isShape(schema) && !names.has(schema)) names.add(schema, { id });
  };
  for (const [name, value] of Object.entries({ ...schemas, ...operated })) add(value, name);
  for (const { id, body, result } of calls) {
    if (hasFields(body)) add(body, `${capital(id)}Body`);
    if (result._zod.def.type === 'object') add(result, `${capital(id)}Result`);
  }
  return names;
}

/** Whether a call takes anything in this place. */
export function hasFields(schema: z.ZodMiniType): boolean {
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return Object.keys(properties ?? {}).length > 0;
}

function shapes(names: Names, side: Side, comments: Comments): Record<string, Json> {
  const made = z.toJSONSchema(names, { ...options(side), uri: (id) => `${prefix}${id}` });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([id, schema]) => [
      id,
      describe(id, bare({ ...schema }), comments),
    ]),
  );
}

/** Writes a shape out, with references to the named shapes in it. */
function writeShape(schema: z.ZodMiniType, side: Side, names: Names): Json {
  const id = names.get(schema)?.id;
  if (id !== undefined) return { $ref: `${prefix}${id}` };
  const { $defs: _, ...json } = bare({
    ...z.toJSONSchema(schema, { ...options(side), metadata: names }),
  });
  return json;
}

function options(io: Side) {
  const open = ({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
  return { io, unrepresentable: 'any', ...(io === 'output' && { override: open }) } as const;
}

function bare({ $schema: _, $id: __, ...json }: Json): Json {
  return json;
}

function differs(id: string, { input, output }: Record<Side, Record<string, Json>>): boolean {
  const reach = [id, ...namesReachedFrom([input[id]], input)];
  return reach.some((each) => JSON.stringify(input[each]) !== JSON.stringify(output[each]));
}

/** The names of all shapes that these refer to, directly or not. */
function namesReachedFrom(
  from: readonly unknown[],
  shapesOf: Record<string, Json>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (json: unknown) => {
    for (const [, ref = ''] of JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)) {
      const id = idOf(ref);
      if (found.has(id)) continue;
      found.add(id);
      look(shapesOf[id]);
    }
  };
  for (const json of from) look(json);
  return found;
}

function idOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function isShape(value: unknown): value is z.ZodMiniType {
  return isRecord(value) && '_zod' in value;
}

function capital(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

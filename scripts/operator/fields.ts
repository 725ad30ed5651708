import * as z from 'zod/mini';
import type { Endpoint } from '#schemas';

/** Where a word of the command line goes: which part of the call, and which field of that. */
export type Field = {
  part: 'params' | 'query' | 'body';
  name: string;
  kind: 'number' | 'boolean' | 'text';
  /** What may stand there, where that is a list. */
  choices: readonly string[];
  isNeeded: boolean;
};

/** The fields of a call: first those of its path, in their order, then those that it needs, then what else it takes. */
export function fieldsOf(call: Endpoint): readonly Field[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = fieldsIn('params', call.params);
  const ordered = inPath.flatMap((name) => params.filter((field) => field.name === name));
  const others = [...fieldsIn('query', call.query), ...fieldsIn('body', call.body)];
  const needed = others.filter(({ isNeeded }) => isNeeded);
  return [...ordered, ...needed, ...others.filter(({ isNeeded }) => !isNeeded)];
}

/** What somebody typed, as its schema takes it; what cannot be read stays as it is, for the schema to say so. */
export function typedValue({ kind }: Field, typed: string | boolean): unknown {
  if (typeof typed === 'boolean' || kind === 'text') return typed;
  if (kind === 'boolean') return /^(true|yes|on)$/i.test(typed);
  if (typed.trim() !== '' && !Number.isNaN(Number(typed))) return Number(typed);
  // Without a zone nobody knows whose clock is meant.
  return /T.*(Z|[+-]\d\d:?\d\d)$/i.test(typed) ? Date.parse(typed) / 1000 : typed;
}

function fieldsIn(part: Field['part'], schema: z.core.$ZodType): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).map(([name, field]) => {
    const isNeeded = !z.safeParse(field as z.ZodMiniType, undefined).success;
    const bare = (bareOf(field) as z.core.$ZodTypes)._zod.def;
    const kind = bare.type === 'number' || bare.type === 'boolean' ? bare.type : 'text';
    const choices = bare.type === 'enum' ? Object.values(bare.entries).map(String) : [];
    return { part, name, kind, choices, isNeeded };
  });
}

function bareOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isAround = def.type === 'optional' || def.type === 'default' || def.type === 'nullable';
  return isAround ? bareOf(def.innerType) : schema;
}

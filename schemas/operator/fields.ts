import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { UnixTime } from '../primitives.ts';

/** A field of a call's input, as the command line and the console ask for it. */
export type CallField = {
  part: 'params' | 'query' | 'body';
  name: string;
  /** A `moment` is a number of Unix seconds. */
  kind: 'number' | 'moment' | 'boolean' | 'text';
  /** The allowed values; empty where any text will do. */
  choices: readonly string[];
  isNeeded: boolean;
};

/** The fields of a call: those of its path in their order, then required ones, then optional ones. */
export function fieldsOf(call: Endpoint): readonly CallField[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = fieldsIn('params', call.params);
  const ordered = inPath.flatMap((name) => params.filter((field) => field.name === name));
  const others = [...fieldsIn('query', call.query), ...fieldsIn('body', call.body)];
  const needed = others.filter(({ isNeeded }) => isNeeded);
  return [...ordered, ...needed, ...others.filter(({ isNeeded }) => !isNeeded)];
}

function fieldsIn(part: CallField['part'], schema: z.core.$ZodType): CallField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).map(([name, field]) => {
    const isNeeded = !z.safeParse(field as z.ZodMiniType, undefined).success;
    const bare = bareOf(field) as z.core.$ZodTypes;
    const { def } = bare._zod;
    const choices = def.type === 'enum' ? Object.values(def.entries).map(String) : [];
    return { part, name, kind: kindOf(bare), choices, isNeeded };
  });
}

function kindOf(schema: z.core.$ZodTypes): CallField['kind'] {
  const { type } = schema._zod.def;
  if (schema === (UnixTime as z.core.$ZodType)) return 'moment';
  return type === 'number' || type === 'boolean' ? type : 'text';
}

function bareOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isAround = def.type === 'optional' || def.type === 'default' || def.type === 'nullable';
  return isAround ? bareOf(def.innerType) : schema;
}

import type * as z from 'zod/mini';
import type { Endpoint } from '#schemas';
import type { Log } from '../log.ts';
import { problemsOf } from '../problems.ts';

type Schema = z.core.$ZodType;

/**
 * An answer as its declaration says. By now the work is done, and an order that was placed is never answered as a fault:
 * where a value is not quite what was declared, it is told all the same, without anything that is not declared, and we
 * learn of it.
 */
export function toldOf({ id, result }: Endpoint, answer: unknown, log: Log): unknown {
  const parsed = result.safeParse(answer);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error).slice(0, 5);
  log.error({ endpoint: id, problems }, 'an answer is not what its call declares');
  return declaredPart(result, answer);
}

/** What of a value a schema names, whatever it thinks of it. */
function declaredPart(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === null || value === undefined ? value : declaredPart(def.innerType, value);
    case 'array':
      return Array.isArray(value) ? value.map((each) => declaredPart(def.element, each)) : null;
    case 'record':
      return mapped(value, () => def.valueType);
    case 'object':
      return mapped(value, (name) => def.shape[name]);
    case 'union':
      return declaredPart(optionFor(def.options, value), value);
    default:
      return typeof value === 'object' ? null : value;
  }
}

/** The members that have a schema; the others stay on our side. */
function mapped(value: unknown, schemaOf: (name: string) => Schema | undefined): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const schema = schemaOf(name);
    return schema === undefined ? [] : [[name, declaredPart(schema, member)] as const];
  });
  return Object.fromEntries(members);
}

/** The option that a value is meant for: one that takes it, else the one of which it has most. */
function optionFor(options: readonly Schema[], value: unknown): Schema {
  const known = (option: Schema) => Object.keys(Object(declaredPart(option, value))).length;
  const [best] = [...options].sort((a, b) => known(b) - known(a));
  if (best === undefined) throw new Error('a union has no options');
  return best;
}

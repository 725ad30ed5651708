import type * as z from 'zod/mini';
import type { Endpoint } from '#schemas';
import type { Log } from '../log.ts';
import { problemsOf } from '../problems.ts';

type Schema = z.core.$ZodType;

/**
 * An answer by its declaration. The work is done by now, so an answer that does not fit is still sent, without undeclared fields, and
 * logged: a placed order must not be answered as an error.
 */
export function toldOf({ id, result }: Endpoint, answer: unknown, log: Log): unknown {
  const parsed = result.safeParse(answer);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error).slice(0, 5);
  log.error({ endpoint: id, problems }, 'an answer is not what its call declares');
  return declaredPart(result, answer);
}

/** The part of a value that a schema declares, without validating it. */
function declaredPart(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === null || value === undefined ? value : declaredPart(def.innerType, value);
    case 'array':
      return Array.isArray(value) ? value.map((each) => declaredPart(def.element, each)) : null;
    case 'record':
      return declaredMembers(value, () => def.valueType);
    case 'object':
      return declaredMembers(value, (name) => def.shape[name]);
    case 'union':
      return declaredPart(optionFor(def.options, value), value);
    default:
      return typeof value === 'object' ? null : value;
  }
}

/** The declared members of an object. */
function declaredMembers(value: unknown, schemaOf: (name: string) => Schema | undefined): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const schema = schemaOf(name);
    return schema === undefined ? [] : [[name, declaredPart(schema, member)] as const];
  });
  return Object.fromEntries(members);
}

/** The option of a union for a value: one that accepts it, else the one with most of its fields. */
function optionFor(options: readonly Schema[], value: unknown): Schema {
  const known = (option: Schema) => Object.keys(Object(declaredPart(option, value))).length;
  const [best] = [...options].sort((a, b) => known(b) - known(a));
  if (best === undefined) throw new Error('a union has no options');
  return best;
}

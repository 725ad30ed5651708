import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Guard = (value: unknown) => boolean;

/**
 * Derives a quick check from a schema. True means that the schema would accept the value unchanged; false only means that the
 * schema must decide: anything that coerces, trims, strips or is not known here is false.
 */
export function guardOf(schema: Schema): Guard {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const guard = guards[def.type] as ((def: unknown) => Guard) | undefined;
  return guard ? guard(def) : never;
}

/** Parses like the schema, ten times as fast for valid values; null for what the schema refuses. */
export function quickly<S extends Schema>(schema: S): (value: unknown) => z.output<S> | null {
  const guard = guardOf(schema);
  return (value) => {
    if (guard(value)) return value as z.output<S>;
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : null;
  };
}

type Def = z.core.$ZodTypes['_zod']['def'];
type Guards = { readonly [Type in Def['type']]?: (def: Extract<Def, { type: Type }>) => Guard };

const never: Guard = () => false;

const guards: Guards = {
  string: (def) => (isPlain(def) ? addChecks((value) => typeof value === 'string', def) : never),
  number: (def) => (isPlain(def) ? addChecks(Number.isFinite, def) : never),
  boolean: () => (value) => typeof value === 'boolean',
  literal:
    ({ values }) =>
    (value) =>
      values.includes(value as never),
  enum: ({ entries }) => {
    const values = new Set<unknown>(Object.values(entries));
    return (value) => values.has(value);
  },
  optional: ({ innerType }) => guardOf(innerType),
  nullable: ({ innerType }) => {
    const inner = guardOf(innerType);
    return (value) => value === null || inner(value);
  },
  array: (def) => {
    const element = guardOf(def.element);
    return addChecks((value) => Array.isArray(value) && value.every(element), def);
  },
  object: (def) => (def.catchall || def.checks?.length ? never : objectGuard(def.shape)),
  union: (def) => {
    if (!('discriminator' in def)) return never;
    const options = def.options.map(guardOf);
    return (value) => options.some((option) => option(value));
  },
};

/** Whether a schema has no format (`z.int`, `z.email` …) and does not coerce. */
function isPlain(def: { format?: unknown; coerce?: unknown }): boolean {
  return def.format === undefined && !def.coerce;
}

/** Accepts an object whose values all fit, without missing required keys and without keys that the schema would strip. */
function objectGuard(shape: Readonly<Record<string, Schema>>): Guard {
  const fields = Object.entries(shape).map(([key, schema]) => ({
    key,
    guard: guardOf(schema),
    required: schema._zod.optin !== 'optional',
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const members = value as Readonly<Record<string, unknown>>;
    let found = 0;
    for (const { key, guard, required } of fields) {
      const member = members[key];
      if (member !== undefined && guard(member)) found += 1;
      else if (member !== undefined || required) return false;
    }
    return found === Object.keys(value).length;
  };
}

type Check = (value: never) => boolean;

/** Adds the schema's checks to a guard; a check that is not known here makes it false. */
function addChecks(guard: Guard, { checks = [] }: { checks?: z.core.$ZodCheck<never>[] }): Guard {
  return checks.reduce<Guard>((before, check) => {
    const bound = boundOf(check._zod.def as CheckDef);
    return (value) => before(value) && bound(value as never);
  }, guard);
}

type CheckDef = z.core.$ZodChecks['_zod']['def'];
type Bounds = {
  readonly [Kind in CheckDef['check']]?: (def: Extract<CheckDef, { check: Kind }>) => Check;
};

const bounds: Bounds = {
  max_length:
    ({ maximum }) =>
    (value: { length: number }) =>
      value.length <= maximum,
  min_length:
    ({ minimum }) =>
    (value: { length: number }) =>
      value.length >= minimum,
  less_than:
    ({ value: limit, inclusive }) =>
    (value: number) =>
      inclusive ? value <= Number(limit) : value < Number(limit),
  greater_than:
    ({ value: limit, inclusive }) =>
    (value: number) =>
      inclusive ? value >= Number(limit) : value > Number(limit),
};

function boundOf(def: CheckDef): Check {
  const { pattern } = def as { pattern?: RegExp };
  if (def.check === 'string_format' && def.format === 'regex' && pattern && !pattern.global) {
    return (value: string) => pattern.test(value);
  }
  const bound = bounds[def.check] as ((def: CheckDef) => Check) | undefined;
  return bound ? bound(def) : never;
}

import { isRecord, type Json } from '../../server/site/json.ts';

/** What a value may be, in words. */
export function wordsFor(schema: unknown): string {
  if (!isRecord(schema)) return 'anything';
  const { type, enum: values, const: only, anyOf, oneOf: kinds, items } = schema;
  if (Array.isArray(type))
    return type.map((each) => wordsFor({ ...schema, type: each })).join(', or ');
  const ways = anyOf ?? kinds;
  if (Array.isArray(ways)) return ways.map(wordsFor).join(', or ');
  if (Array.isArray(values)) return oneOf(values);
  if (only !== undefined) return code(only);
  if (type === 'array') return `list: ${wordsFor(items)}`;
  if (type === 'object') return objectOf(schema);
  return plainOf(schema);
}

function plainOf({ type, ...limits }: Json): string {
  if (type === 'null') return '`null`';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'number') return `number${within(limits)}`;
  if (type === 'integer') return `whole number${within(limits)}`;
  return 'text';
}

function within({ minimum, maximum, exclusiveMinimum }: Json): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  const isFrom = typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER;
  const isTo = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER;
  if (isFrom && isTo) return ` from ${minimum} to ${maximum}`;
  if (isFrom) return ` from ${minimum}`;
  return isTo ? ` up to ${maximum}` : '';
}

function objectOf({ properties, additionalProperties, propertyNames }: Json): string {
  if (isRecord(properties)) return Object.keys(properties).map(code).join(', ');
  const of = isRecord(propertyNames) && Array.isArray(propertyNames.enum) ? propertyNames.enum : [];
  const few = 5;
  const names = of.length > few ? ` of ${of.length} names` : of.map((each) => ` ${code(each)}`);
  return `for each${names || ' name'}: ${wordsFor(additionalProperties)}`;
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map(code);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
}

function code(value: unknown): string {
  return `\`${String(value)}\``;
}

/** A part of a document. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON Schema as a type of TypeScript; shapes with a name are called by it. */
export function typeOf(schema: unknown): string {
  if (!isJson(schema)) return 'unknown';
  const { $ref, anyOf, oneOf, enum: values, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return nameOf($ref);
  if ('const' in schema) return literal(schema.const);
  if (Array.isArray(values)) return values.map(literal).join(' | ');
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return [...new Set(choices.map(typeOf))].join(' | ');
  if (items !== undefined) return listOf(typeOf(items));
  if (isJson(properties)) return fieldsOf(properties, schema.required);
  if (isJson(additionalProperties)) return `{ [name: string]: ${typeOf(additionalProperties)} }`;
  return plainTypes.get(schema.type) ?? 'unknown';
}

/** What is said of a shape or a call, as a comment above it. */
export function commentOf(schema: unknown): string {
  const said = isJson(schema) ? schema.description : undefined;
  return typeof said === 'string' ? `/** ${said.replaceAll('*/', '* /')} */\n` : '';
}

/** The name at the end of a reference. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

const plainTypes: ReadonlyMap<unknown, string> = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
]);

function fieldsOf(properties: Json, required: unknown): string {
  const needed = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties).map(
    ([name, part]) =>
      `${commentOf(part)}${name}${needed.includes(name) ? '' : '?'}: ${typeOf(part)};\n`,
  );
  return `{\n${fields.join('')}}`;
}

function listOf(type: string): string {
  return /^\w+$/.test(type) ? `${type}[]` : `(${type})[]`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

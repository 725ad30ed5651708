/** A value in a schema: its path, its type and its constraints. */
type Row = { path: string; type: string; rule: string };

/** Every value of a JSON Schema by its path; `[]` stands for each element of a list. */
export function leavesOf(schema: unknown): Row[] {
  return flatten(schema, '');
}

function flatten(schema: unknown, path: string): Row[] {
  if (!isRecord(schema)) return [];
  if (isRecord(schema.properties)) {
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.entries(schema.properties).flatMap(([name, value]) => {
      const rows = flatten(value, path === '' ? name : `${path}.${name}`);
      return required.includes(name) ? rows : rows.map((row) => withRule(row, 'optional'));
    });
  }
  if (schema.type === 'object') return [];
  if (schema.items) return flatten(schema.items, `${path}[]`);
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices) return flattenChoices(choices, path);
  return [{ path: path === '' ? 'result' : path, type: typeOf(schema), rule: ruleOf(schema) }];
}

function flattenChoices(choices: readonly unknown[], path: string): Row[] {
  const rows = choices.flatMap((choice) => flatten(choice, path));
  const values = rows.filter(({ type }) => type !== 'null');
  return values.length === rows.length ? rows : values.map((row) => withRule(row, 'or null'));
}

function withRule(row: Row, rule: string): Row {
  return { ...row, rule: [rule, row.rule].filter(Boolean).join(', ') };
}

function typeOf({ type, enum: values, const: value }: Record<string, unknown>): string {
  if (Array.isArray(values)) return values.join(' | ');
  return value === undefined ? String(type ?? 'any') : JSON.stringify(value);
}

function ruleOf(schema: Record<string, unknown>): string {
  const names = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'];
  return names.flatMap((name) => (name in schema ? [`${name} ${schema[name]}`] : [])).join(', ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

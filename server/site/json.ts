/** A part of a document that is written as JSON. */
export type Json = Record<string, unknown>;

/** Whether a value has fields. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same value with every object in it changed, the inner ones first. */
export function mapParts(value: unknown, change: (part: Json) => Json): Json {
  return isRecord(value) ? mapRecord(value, change) : {};
}

function mapRecord(value: Json, change: (part: Json) => Json): Json {
  const inner = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inner);
    return isRecord(part) ? mapRecord(part, change) : part;
  };
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part)])));
}

/** JSON with sorted keys and without absent members: equal data has equal text, whatever the order of its keys. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}

/** Whether two values have the same canonical text, without building it; `except` ignores one outer member. */
export function isSame(a: unknown, b: unknown, except?: string): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return isSameArray(a, b);
  const theirs = b as Readonly<Record<string, unknown>>;
  let present = 0;
  for (const [key, member] of Object.entries(a)) {
    if (member === undefined || key === except) continue;
    if (!isSame(member, theirs[key])) return false;
    present += 1;
  }
  for (const [key, member] of Object.entries(b)) {
    if (member !== undefined && key !== except) present -= 1;
  }
  return present === 0;
}

function isSameArray(a: unknown, b: unknown): boolean {
  return (
    Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((value, at) => isSame(value, b[at]))
  );
}

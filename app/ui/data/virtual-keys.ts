/** Whether all that changed between two lists stands above `anchor`; never where nobody has scrolled to one. */
export function isAbove(
  before: readonly string[],
  after: readonly string[],
  anchor: string | null,
): boolean {
  if (anchor === null || before.length === after.length) return false;
  const now = after.indexOf(anchor);
  return now >= 0 && now - before.indexOf(anchor) === after.length - before.length;
}

/** Where some of the keys stand, in the order of the list. */
export function indexesOf(
  keys: readonly string[],
  wanted: readonly (string | null)[],
): readonly number[] {
  const places = new Set(wanted.map((key) => (key === null ? -1 : keys.indexOf(key))));
  return [...places].filter((index) => index >= 0).sort((a, b) => a - b);
}

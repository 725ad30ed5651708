/** Whether rows came or went, and all of them above `anchor`; false without an anchor. */
export function isAbove(
  before: readonly string[],
  after: readonly string[],
  anchor: string | null,
): boolean {
  if (anchor === null || before.length === after.length) return false;
  const now = after.indexOf(anchor);
  return now >= 0 && now - before.indexOf(anchor) === after.length - before.length;
}

/** The indexes of the wanted keys, each once, ascending; unknown keys are left out. */
export function indexesOf(
  keys: readonly string[],
  wanted: readonly (string | null)[],
): readonly number[] {
  const places = new Set(wanted.map((key) => (key === null ? -1 : keys.indexOf(key))));
  return [...places].filter((index) => index >= 0).sort((a, b) => a - b);
}

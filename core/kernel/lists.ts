/** Whether two lists hold the same values in the same order, so that the older one may stay. */
export function isSameList<Value>(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

/** How long to wait after a first failure and at most, in one unit. */
export type Waits = { readonly first: number; readonly longest: number };

/** How long to wait before the next try: twice as long after each failure in a row, the first being number 1. */
export function doubledWait(failures: number, { first, longest }: Waits): number {
  return Math.min(longest, first * 2 ** Math.max(0, failures - 1));
}

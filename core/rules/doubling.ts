/** How long to wait after the first failure and at most, in the same unit. */
export type Waits = { readonly first: number; readonly longest: number };

/** How long to wait before the next try, doubled after each failure in a row; `failures` is 1 after the first. */
export function doubledWait(failures: number, { first, longest }: Waits): number {
  return Math.min(longest, first * 2 ** Math.max(0, failures - 1));
}

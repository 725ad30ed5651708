/** Answers of 400 to 499 that a later try may not get: the way there, the secret, the clock or the load is at fault, and not what was said. */
const passing: ReadonlySet<number> = new Set([401, 403, 404, 407, 408, 421, 425, 429]);

/** Whether who was told something signed said no to it, whatever else is tried. */
export function isNoForGood(status: number): boolean {
  return status >= 400 && status < 500 && !passing.has(status);
}

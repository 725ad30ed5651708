/** Client errors that a retry may overcome: they are about the route, the secret, the clock or the load, not the message. */
const passing: ReadonlySet<number> = new Set([401, 403, 404, 407, 408, 421, 425, 429]);

/** Whether the receiver of a signed message refused it for good. */
export function isNoForGood(status: number): boolean {
  return status >= 400 && status < 500 && !passing.has(status);
}

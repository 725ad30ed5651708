/** Why the product cannot start, in one sentence that a person can act on; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Why the server cannot start, in one actionable sentence; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

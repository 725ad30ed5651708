/** Whether a failure is PostgreSQL's unique violation: of one constraint, or of any. */
export function isDuplicate(cause: unknown, constraint?: string): boolean {
  if (!isCode(cause, '23505')) return false;
  return constraint === undefined || Reflect.get(Object(cause), 'constraint') === constraint;
}

/** Whether a failure is PostgreSQL's lock timeout: somebody else holds what was to be locked. */
export function isHeld(cause: unknown): boolean {
  return isCode(cause, '55P03');
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && Reflect.get(cause, 'code') === code;
}

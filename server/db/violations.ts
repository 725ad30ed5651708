/** Whether a failure is PostgreSQL's unique violation: of one constraint, or of any. */
export function isDuplicate(cause: unknown, constraint?: string): boolean {
  if (!(cause instanceof Error) || Reflect.get(cause, 'code') !== '23505') return false;
  return constraint === undefined || Reflect.get(cause, 'constraint') === constraint;
}

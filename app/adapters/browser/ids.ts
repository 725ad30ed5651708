/** An identifier that nobody can guess and that never comes twice (RFC 9562, version 4). */
export function newId(): string {
  return crypto.randomUUID();
}

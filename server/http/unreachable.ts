/** Whether the database cannot be used: a lost connection, PostgreSQL's classes 08 (connection), 53 (resources) and 57 (shutdown), or read-only. */
export function isUnreachable(error: unknown): boolean {
  return /^(CONNECT|CONNECTION_|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|08|53|57|25006|25P03)/.test(
    codeOf(error),
  );
}

/** The code that an error carries; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

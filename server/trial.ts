/** Whether this is a local trial: with its own temporary database, reachable from this machine only. */
export function isTrial(host: string, databaseUrl: string | undefined): boolean {
  return databaseUrl === undefined && /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
}

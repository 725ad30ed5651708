/** Whether nobody but who started this can mean it: a database of its own, reached from this machine alone. */
export function isTrial(host: string, databaseUrl: string | undefined): boolean {
  return databaseUrl === undefined && /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
}

/** The database did not answer: its connection was lost, or there was none in time. */
export class Lost extends Error {
  readonly code = 'CONNECTION_LOST';

  /** A driver's failure; those that carry a code of PostgreSQL or are no loss of a connection stay as they are. */
  static from(cause: unknown): unknown {
    if (!(cause instanceof Error)) return cause;
    // Whatever the system says of it: a socket is missing or full where a port refuses.
    if ('syscall' in cause && cause.syscall === 'connect')
      return new Lost(cause.message, { cause });
    if ('code' in cause) return cause;
    return wordings.test(cause.message) ? new Lost(cause.message, { cause }) : cause;
  }
}

/** How the driver words what it gives no code. */
const wordings = /^(Connection |Client |Query read timeout|timeout e|Cannot use a pool)/;

/** The database did not answer: its connection was lost, or there was none in time. */
export class Lost extends Error {
  readonly code = 'CONNECTION_LOST';

  /** Turns a driver's error about the connection into `Lost`; other errors stay as they are. */
  static from(cause: unknown): unknown {
    if (!(cause instanceof Error)) return cause;
    // Any failure to connect: codes differ between sockets and ports.
    if ('syscall' in cause && cause.syscall === 'connect')
      return new Lost(cause.message, { cause });
    if ('code' in cause) return cause;
    return wordings.test(cause.message) ? new Lost(cause.message, { cause }) : cause;
  }
}

/** Messages of the driver's errors without a code. */
const wordings = /^(Connection |Client |Query read timeout|timeout e|Cannot use a pool)/;

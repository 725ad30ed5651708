/** The database did not answer: its connection was lost, or there was none in time. */
export class Lost extends Error {
  readonly code = 'CONNECTION_LOST';

  /** A driver's failure; those that carry a code or are no loss of a connection stay as they are. */
  static from(cause: unknown): unknown {
    if (!(cause instanceof Error) || 'code' in cause) return cause;
    return wordings.test(cause.message) ? new Lost(cause.message, { cause }) : cause;
  }
}

/** How the driver words what it gives no code. */
const wordings = /^(Connection |Client |Query read timeout|timeout e|Cannot use a pool)/;

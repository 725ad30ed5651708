import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Paths that are removed from logged objects, since they may hold secrets or personal data. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'refresh_token',
  'ticket',
  'email',
  'email_address',
  'phone_number',
  'name',
  'address',
  'body',
  'headers',
  'query',
  'parameters',
  'args',
].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** The name of this instance. */
export const instance = `${hostname()}-${process.pid}`;

/** A structured log, to standard output by default; without personal data. */
export function createLog(level: string, stream?: DestinationStream): Log {
  const options = {
    level,
    base: { instance },
    redact: { paths: secrets, censor: '[kept out]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** An error for the log without its message's values: database errors hold those of the failed query. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}

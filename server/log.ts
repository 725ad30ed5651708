import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Paths that may hold a secret or a person; logged objects lose them wherever a caller forgot. */
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

/** Which of several instances this is, for as long as it lives. */
export const instance = `${hostname()}-${process.pid}`;

/** Structured lines, on standard output unless told otherwise: what happened, never who it happened to. */
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

/** Database errors carry the values of the failed query; only their kind and place are ours to write down. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}

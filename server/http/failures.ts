import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { Refusal, refusal, refusals } from './refusal.ts';

/** Turns whatever a handler threw into the one error body; only our own faults are logged with their stack. */
export function answerFailure(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = asRefusal(error);
  if (answer.status >= 500 && !(error instanceof Refusal)) {
    log.error({ err: error, id: request.id, route: request.routeOptions.url }, 'request failed');
  }
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
  return reply.status(answer.status).send(answer.body());
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnreachable(error)) return refusals.unavailable();
  if (isFastifyError(error) && error.statusCode === 413) {
    return refusal(413, 'BodyTooLarge', 'This is too much at once.', { key: 'alert.too-large' });
  }
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500) {
    return refusal(error.statusCode, 'InvalidRequest', 'The request cannot be read.', {
      key: 'alert.error',
    });
  }
  return refusals.internal();
}

/** Connection losses of the driver, PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown), and a database that only reads. */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(CONNECT|CONNECTION_|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|08|53|57|25006|25P03)/.test(code);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}

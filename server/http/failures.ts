import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { failureLog } from './failure-log.ts';
import { Refusal, refusal, refusals } from './refusal.ts';
import { isUnreachable } from './unreachable.ts';

/** Turns whatever a handler threw into the one error body; only our own faults are logged. */
export function answerFailures(log: Log) {
  const write = failureLog(log);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const answer = asRefusal(error);
    if (answer.status >= 500 && !(error instanceof Refusal)) {
      write(error, { id: request.id, route: request.routeOptions.url });
    }
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    return reply.status(answer.status).send(answer.body());
  };
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

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}

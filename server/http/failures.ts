import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { failureLog } from './failure-log.ts';
import { Refusal, refusal, refusals } from './refusal.ts';
import { isUnreachable } from './unreachable.ts';

/** Answers a failure in a special form; undefined to use the error body. */
type Special = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refusal,
) => Promise<FastifyReply | undefined>;

/** Turns what a handler threw into the error body or a special form; logs only our own faults. */
export function answerFailures(log: Log, special: Special = async () => undefined) {
  const write = failureLog(log);
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const answer = asRefusal(error);
    if (answer.status >= 500 && !(error instanceof Refusal)) {
      write(error, { id: request.id, route: request.routeOptions.url });
    }
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    const sent = await special(request, reply, answer).catch(() => undefined);
    return sent ?? reply.status(answer.status).send(answer.body());
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

import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../module.ts';
import { callerId, type Who } from '../policy.ts';

/** Who was let in, and to whose things. */
type Caller = { who: Who; outlet?: string | undefined };

const callers = new WeakMap<object, Caller>();

/** Notes whose call it is, for the line that is written when it was answered. */
export function noteCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** Routes that are asked for all the time and say nothing of anybody while all is well. */
const quiet: ReadonlySet<string> = new Set([
  '/health',
  '/ready',
  '/assets/*',
  '/plain.css',
  '/letters.woff2',
]);

/**
 * Writes a line for each call: what was asked for by its route, never by its address, which may name somebody; how it ended; and who
 * asked by their id.
 */
export function logCalls(app: App, { log, deployments }: Deps): void {
  // Nothing of a line comes from what was sent, so there is nothing to look for in it.
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const write = quiet.has(route) && status < 400 ? lines.debug : lines.info;
    const caller = callers.get(request);
    const actor = caller && callerId(caller.who);
    const found = deployments.forHost(request.hostname);
    write.call(
      lines,
      {
        ...{ kind: 'call', id: request.id, method: request.method, route, status },
        ms: Math.round(reply.elapsedTime),
        ...(found.ok && { deployment: found.deployment.id }),
        ...(actor !== undefined && { actor }),
        ...(caller?.outlet !== undefined && { outlet: caller.outlet }),
      },
      'a call was answered',
    );
  });
}

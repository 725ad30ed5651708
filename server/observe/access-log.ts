import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../module.ts';
import { callerId, type Who } from '../policy.ts';

/** The authorised caller of a request, and the outlet that it is about. */
type Caller = { who: Who; outlet?: string | undefined };

const callers = new WeakMap<object, Caller>();

/** Notes the caller of a request for its log line. */
export function noteCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** Frequent routes that are not logged while they succeed. */
const quiet: ReadonlySet<string> = new Set([
  '/health',
  '/ready',
  '/assets/*',
  '/plain.css',
  '/letters.woff2',
]);

/**
 * Logs a line for each request: its route (never its address, which may hold personal data), its result, and the caller's id.
 */
export function logCalls(app: App, { log, deployments }: Deps): void {
  // A line holds nothing of the request's content, so it needs no redaction.
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

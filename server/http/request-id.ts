import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { partsOf } from '../proxies.ts';

/** A proxy's request id: hexadecimal, so that it cannot hold personal data. */
const given = /^[\da-f-]{16,64}$/i;
const traced = /^[\da-f]{2}-([\da-f]{32})-/i;

/**
 * The id of each request. A trusted proxy may set it (`X-Request-Id`, or the trace of `traceparent`), so that both logs match; nobody
 * else may.
 */
export function requestIds(trustProxy: string | undefined): (request: IncomingMessage) => string {
  if (trustProxy === undefined) return () => randomUUID();
  const isTrusted = proxyAddr.compile(partsOf(trustProxy));
  return ({ headers, socket }) => {
    const isOurs = isTrusted(socket.remoteAddress ?? '', 0);
    return (isOurs ? idIn(headers) : undefined) ?? randomUUID();
  };
}

function idIn(headers: IncomingMessage['headers']): string | undefined {
  const asked = headers['x-request-id'];
  if (typeof asked === 'string' && given.test(asked)) return asked;
  const [, trace] = traced.exec(String(headers.traceparent)) ?? [];
  return trace;
}

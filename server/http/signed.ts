import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call is authenticated by a signature over its raw body. */
    signed?: boolean;
  }
}

const bodies = new WeakMap<FastifyRequest, string>();

/** Keeps the raw body of a signed call while it is handled. */
export function keepSigned(request: FastifyRequest, body: string): void {
  if (request.routeOptions.config.signed) bodies.set(request, body);
}

/** The raw body of a signed call. */
export function signedBody(request: FastifyRequest): string {
  return bodies.get(request) ?? '';
}

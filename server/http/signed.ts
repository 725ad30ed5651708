import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call is proven by a signature over its body, as it came. */
    signed?: boolean;
  }
}

const bodies = new WeakMap<FastifyRequest, string>();

/** Keeps the body of a call whose signature is over it, for as long as the call is answered. */
export function keepSigned(request: FastifyRequest, body: string): void {
  if (request.routeOptions.config.signed) bodies.set(request, body);
}

/** The body of such a call, to the letter. */
export function signedBody(request: FastifyRequest): string {
  return bodies.get(request) ?? '';
}

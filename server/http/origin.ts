import type { FastifyRequest } from 'fastify';
import { refusal } from './refusal.ts';

/** The origin that a request came to; refuses a name that is none, since it goes into links and policies. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const origin = asOrigin(`${protocol}://${host}`);
  if (origin) return origin;
  throw refusal(400, 'InvalidRequest', 'There is no such host.', { key: 'alert.error' });
}

/** A text that is an origin and nothing more, as browsers write it; undefined for anything else. */
export function asOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@;,\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/refusal.ts';
import { signedBody } from '../http/signed.ts';
import type { Deps } from '../module.ts';

/** Verifies that the card processor signed a call; refuses otherwise. */
export function provenProcessor(
  request: FastifyRequest,
  { payments, clock }: Pick<Deps, 'payments' | 'clock'>,
) {
  const { headers } = request;
  const proof = payments.prove({ body: signedBody(request), headers, now: clock() });
  if (!proof.ok) throw refusals.unproven(proof.why);
  return { who: { kind: 'processor' as const }, ahead: 0 };
}

import type { FastifyRequest } from 'fastify';
import { refusals } from '../../http/refusal.ts';
import { signedBody } from '../../http/signed.ts';
import type { Deps } from '../../module.ts';
import { prove } from './signature.ts';

/** Verifies that the connected fleet signed a call; refuses otherwise. */
export function provenFleet(
  request: FastifyRequest,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
) {
  const secrets = config.remoteFleet?.secrets ?? [];
  const proof = prove(secrets, request.headers, signedBody(request), clock());
  if (!proof.ok) throw refusals.unproven(proof.why);
  return { who: { kind: 'fleet' as const }, ahead: proof.ahead };
}

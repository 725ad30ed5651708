import type { FastifyRequest } from 'fastify';
import { refusal } from '../../http/refusal.ts';
import { signedBody } from '../../http/signed.ts';
import type { Deps } from '../../module.ts';
import { prove } from './signature.ts';

/** That the connected fleet signed a call; refuses what nobody did, and everything where no fleet is connected. */
export function provenFleet(
  request: FastifyRequest,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
) {
  const secrets = config.remoteFleet?.secrets ?? [];
  const proof = prove(secrets, request.headers, signedBody(request), clock());
  if (!proof.ok) {
    throw refusal(
      401,
      'SignatureRefused',
      `The signature of this call proves nothing: ${proof.why}.`,
    );
  }
  return { who: { kind: 'fleet' as const }, ahead: proof.ahead };
}

import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Embedding } from '#schemas';
import type { Deps } from '../module.ts';

/** The bytes before an Ed25519 key in PKCS 8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key of the demo's ordering platform; every instance derives the same one. */
export function demoKey({ key }: Pick<Deps, 'key'>): KeyObject {
  const der = Buffer.concat([pkcs8, key('demo-platform')]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}

/** Its public half, as an ordering platform would write it into a deployment's file. */
export function demoPublicKey(deps: Pick<Deps, 'key'>): Embedding['keys'][number] {
  const { crv, x } = createPublicKey(demoKey(deps)).export({ format: 'jwk' });
  return { kty: 'OKP', alg: 'EdDSA', kid: 'demo', crv, x };
}

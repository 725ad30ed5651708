import { type KeyObject, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { demoKey } from '../../server/embedded/demo-key.ts';
import type { testServer } from './server.ts';

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'deps'>;

/** What a platform's token says, and how it is signed; left out, all is well for the deployment `sg`. */
export type Said = {
  claims?: Record<string, unknown>;
  vendors?: readonly string[];
  sub?: string;
  issuer?: string;
  audience?: string;
  /** Seconds from now. */
  begins?: number;
  ends?: number;
  alg?: string;
  kid?: string;
  key?: KeyObject | Uint8Array;
};

/** A token as an ordering platform would sign it. */
export function platformToken({ deps }: Server, said: Said = {}): Promise<string> {
  const now = Math.floor(deps.clock());
  const { vendors = ['m4pk2', 'm4pk3'], sub = 'anna', begins = 0, ends = 3600 } = said;
  return new SignJWT({ email: 'anna@platform.example', vendors: [...vendors], ...said.claims })
    .setProtectedHeader({ alg: said.alg ?? 'EdDSA', kid: said.kid ?? 'demo' })
    .setIssuer(said.issuer ?? 'counter.demo')
    .setAudience(said.audience ?? 'rider-portal:sg')
    .setSubject(sub)
    .setIssuedAt(now + begins)
    .setExpirationTime(now + ends)
    .setJti(randomBytes(8).toString('hex'))
    .sign(said.key ?? demoKey(deps));
}

/** The headers of a call with such a token. */
export async function embeddedHeaders(server: Server, said: Said = {}, deployment = 'sg') {
  const authorization = `GoDroid ${await platformToken(server, said)}`;
  return { host: `${deployment}.localhost`, authorization };
}

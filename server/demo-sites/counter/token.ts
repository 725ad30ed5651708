import { SignJWT } from 'jose';
import type { Deployment, Id } from '#schemas';
import { demoKey } from '../../embedded/demo-key.ts';
import { audienceOf } from '../../embedded/tokens.ts';
import type { World } from '../../module.ts';

/** Seconds that a token of the demo's counter lives. */
const life = 3600;

/** The token that the demo's ordering platform signs for the person at its counter. */
export function counterToken(
  world: Pick<World, 'key' | 'clock'>,
  deployment: Deployment,
  vendors: readonly Id[],
): Promise<string> {
  const now = Math.floor(world.clock());
  return new SignJWT({ email: 'counter@example.com', vendors: [...vendors] })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'demo' })
    .setIssuer(deployment.embedded?.issuer ?? '')
    .setAudience(audienceOf(deployment))
    .setSubject('counter-1')
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(demoKey(world));
}

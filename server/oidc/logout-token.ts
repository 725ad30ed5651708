import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { UnixTime } from '#schemas';

/** Seconds that the clocks of a provider and ours may differ by, and after which a token is too old. */
const skew = 60;
const oldest = 10 * 60;
/** Seconds after which no token can be sent once more; and nobody is on their way in who was so before it. */
const kept = oldest + 2 * skew;

/** Who is signed in no more: a person, one session of theirs, or that session of that person. */
export type Gone = {
  issuer: string;
  subject: string | undefined;
  sid: string | undefined;
  /** When the provider said so, by its own clock. */
  at: UnixTime;
  /** What the token is called, and until when that is kept. */
  jti: string;
  expires: UnixTime;
};

const name = z.string().check(z.minLength(1), z.maxLength(1000));

/** What a token says (OpenID Connect Back-Channel Logout 1.0, section 2.4). With a nonce it would be one to sign in with. */
const Claims = z
  .object({
    ...{ iss: z.string(), jti: name, exp: z.number(), iat: z.number() },
    ...{ sub: z.optional(name), sid: z.optional(name), nonce: z.optional(z.never()) },
    events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.object({}) }),
  })
  .check(z.refine(({ sub, sid }) => sub !== undefined || sid !== undefined));

type Expected = { issuer: string; audience: string; keys: JWTVerifyGetKey; now: UnixTime };

/** Reads a token by which a provider ends sessions; throws for anything that proves nothing. */
export async function readLogoutToken(
  token: string,
  { issuer, audience, keys, now }: Expected,
): Promise<Gone> {
  const { payload } = await jwtVerify(token, keys, {
    ...{ issuer, audience, requiredClaims: ['exp', 'jti', 'events'] },
    ...{ currentDate: new Date(now * 1000), clockTolerance: skew, maxTokenAge: oldest },
  });
  const { sub: subject, sid, jti, iat: at } = Claims.parse(payload);
  return { issuer, subject, sid, at, jti, expires: now + kept };
}

import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { UnixTime } from '#schemas';

/** Seconds that the two clocks may differ, and the greatest age of a token. */
const skew = 60;
const oldest = 10 * 60;
/** Seconds for which used tokens are remembered: longer than they are valid, and than a sign-in can take. */
const kept = oldest + 2 * skew;

/** Whose session ended: a person's, one session, or both named. */
export type Gone = {
  issuer: string;
  subject: string | undefined;
  sid: string | undefined;
  /** When it was issued, by the provider's clock. */
  at: UnixTime;
  /** The token's id, and until when it is remembered. */
  jti: string;
  expires: UnixTime;
};

const name = z.string().check(z.minLength(1), z.maxLength(1000));

/** The claims of a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4); a nonce is not allowed, so that no id token passes. */
const Claims = z
  .object({
    ...{ iss: z.string(), jti: name, exp: z.number(), iat: z.number() },
    ...{ sub: z.optional(name), sid: z.optional(name), nonce: z.optional(z.never()) },
    events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.object({}) }),
  })
  .check(z.refine(({ sub, sid }) => sub !== undefined || sid !== undefined));

type Expected = { issuer: string; audience: string; keys: JWTVerifyGetKey; now: UnixTime };

/** Verifies a logout token; throws if it is invalid. */
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

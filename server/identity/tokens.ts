import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../module.ts';

/** Seconds an access token lives. */
export const accessLife = 30 * 60;

type Keys = Pick<Deps, 'key' | 'clock'>;
type Person = { userId: string; email: string; sessionId: string };

/** The pair that the authorization header carries: what one may do, and who one is. */
export async function signTokens(
  { key, clock }: Keys,
  { userId, email, sessionId }: Person,
): Promise<{ AccessToken: string; IdToken: string }> {
  const now = Math.floor(clock());
  const sign = (use: 'access' | 'id', claims: Record<string, string>) =>
    new SignJWT({ ...claims, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('rider-portal')
      .setAudience(use)
      .setSubject(userId)
      .setIssuedAt(now)
      .setExpirationTime(now + accessLife)
      .sign(createSecretKey(key('tokens')));
  const [AccessToken, IdToken] = await Promise.all([sign('access', {}), sign('id', { email })]);
  return { AccessToken, IdToken };
}

/** The session behind `Bearer {AccessToken}|{IdToken}`; undefined for anything else. */
export async function readAuthorization(
  { key, clock }: Keys,
  header: string | undefined,
): Promise<string | undefined> {
  const [, access, id] = header?.match(/^Bearer ([\w.-]{1,4096})\|([\w.-]{1,4096})$/) ?? [];
  if (!access || !id) return undefined;
  const verify = (token: string, audience: 'access' | 'id') =>
    jwtVerify(token, createSecretKey(key('tokens')), {
      algorithms: ['HS256'],
      issuer: 'rider-portal',
      audience,
      currentDate: new Date(clock() * 1000),
    });
  try {
    const [one, two] = await Promise.all([verify(access, 'access'), verify(id, 'id')]);
    const session = one.payload.sid;
    return typeof session === 'string' && session === two.payload.sid ? session : undefined;
  } catch {
    return undefined;
  }
}

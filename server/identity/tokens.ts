import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../module.ts';
import { type Proof, provenOnce } from './proven.ts';

/** Lifetime of an access token in seconds. */
export const accessLife = 30 * 60;

type Keys = Pick<Deps, 'key' | 'clock'>;
type Person = { userId: string; email: string; sessionId: string };

/** Signs the access token and the id token of a session. */
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

/** Reads `Bearer {AccessToken}`, with or without `|{IdToken}`; answers its session, or undefined. */
export function authorizationReader({ key, clock }: Keys) {
  const secrets = key.all('tokens').map((each) => createSecretKey(each));
  const proven = provenOnce(clock);
  return async (header: string | undefined): Promise<string | undefined> =>
    header === undefined ? undefined : proven(header, () => proveByAny(secrets, header, clock()));
}

async function proveByAny(
  secrets: readonly KeyObject[],
  header: string,
  now: number,
): Promise<Proof | undefined> {
  for (const secret of secrets) {
    const proof = await prove(secret, header, now);
    if (proof) return proof;
  }
  return undefined;
}

async function prove(secret: KeyObject, header: string, now: number): Promise<Proof | undefined> {
  const [, access, id] = header.match(/^Bearer ([\w.-]{1,4096})(?:\|([\w.-]{1,4096}))?$/) ?? [];
  if (!access) return undefined;
  const verify = (token: string, audience: 'access' | 'id') =>
    jwtVerify(token, secret, {
      ...{ algorithms: ['HS256'], issuer: 'rider-portal', audience },
      currentDate: new Date(now * 1000),
    });
  try {
    const [one, two] = await Promise.all([verify(access, 'access'), id && verify(id, 'id')]);
    const { sid: sessionId, exp: expires = 0 } = one.payload;
    if (typeof sessionId !== 'string') return undefined;
    if (two && sessionId !== two.payload.sid) return undefined;
    return { sessionId, expires };
  } catch {
    return undefined;
  }
}

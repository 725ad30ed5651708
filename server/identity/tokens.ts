import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../module.ts';
import { type Proof, provenOnce } from './proven.ts';
import { markReceived } from './refresh-tokens.ts';

/** Lifetime of an access token in seconds. */
export const accessLife = 30 * 60;

type Keys = Pick<Deps, 'key' | 'clock'>;
type Person = { userId: string; email: string; sessionId: string; receipt?: string };

/** Signs the access token and the id token of a session; `receipt` names the refresh token that is answered with them. */
export async function signTokens(
  { key, clock }: Keys,
  { userId, email, sessionId, receipt }: Person,
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
  const [AccessToken, IdToken] = await Promise.all([
    sign('access', receipt === undefined ? {} : { receipt }),
    sign('id', { email }),
  ]);
  return { AccessToken, IdToken };
}

/**
 * Reads `Bearer {AccessToken}`, with or without `|{IdToken}`; answers its session, or undefined. The first use of a token tells that
 * the answer with it has arrived.
 */
export function authorizationReader({ key, clock, sql }: Keys & Pick<Deps, 'sql'>) {
  const secrets = key.all('tokens').map((each) => createSecretKey(each));
  const proven = provenOnce(clock);
  const read = async (header: string) => {
    const proof = await proveByAny(secrets, header, clock());
    if (proof?.receipt !== undefined) await markReceived(sql, proof.receipt, clock());
    return proof;
  };
  return async (header: string | undefined): Promise<string | undefined> =>
    header === undefined ? undefined : proven(header, () => read(header));
}

type Received = Proof & { receipt?: string };

async function proveByAny(
  secrets: readonly KeyObject[],
  header: string,
  now: number,
): Promise<Received | undefined> {
  for (const secret of secrets) {
    const proof = await prove(secret, header, now);
    if (proof) return proof;
  }
  return undefined;
}

async function prove(
  secret: KeyObject,
  header: string,
  now: number,
): Promise<Received | undefined> {
  const [, access, id] = header.match(/^Bearer ([\w.-]{1,4096})(?:\|([\w.-]{1,4096}))?$/) ?? [];
  if (!access) return undefined;
  const verify = (token: string, audience: 'access' | 'id') =>
    jwtVerify(token, secret, {
      ...{ algorithms: ['HS256'], issuer: 'rider-portal', audience },
      currentDate: new Date(now * 1000),
    });
  try {
    const [one, two] = await Promise.all([verify(access, 'access'), id && verify(id, 'id')]);
    const { sid: sessionId, exp: expires = 0, receipt } = one.payload;
    if (typeof sessionId !== 'string') return undefined;
    if (two && sessionId !== two.payload.sid) return undefined;
    return { sessionId, expires, ...(typeof receipt === 'string' && { receipt }) };
  } catch {
    return undefined;
  }
}

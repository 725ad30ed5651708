import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { type Deployment, EmailAddress, Id, UnixTime } from '#schemas';
import { at } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { type Proof, provenOnce } from '../identity/proven.ts';
import type { World } from '../module.ts';
import { demoPublicKey } from './demo-key.ts';
import { isDemo } from './platform.ts';

/** The longest lifetime of a token in seconds. */
const longestLife = 12 * 3600;

/** The claims of a platform's token; `vendors` are the outlets that the person may act for. */
const Claims = z.object({
  sub: Id,
  email: EmailAddress,
  vendors: z.array(Id).check(z.minLength(1), z.maxLength(50)),
  iat: UnixTime,
  exp: UnixTime,
});
type Claims = z.infer<typeof Claims>;

type Tools = Pick<World, 'sql' | 'key' | 'clock' | 'config'>;

/** The audience of a deployment's tokens. */
export const audienceOf = ({ id }: Pick<Deployment, 'id'>) => `rider-portal:${id}`;

/** Reads `GoDroid {token}`; answers its session, or undefined where the deployment does not accept it. */
export function embeddedReader(tools: Tools) {
  const proven = provenOnce(tools.clock);
  return async (
    header: string | undefined,
    deployment: Deployment,
  ): Promise<string | undefined> => {
    const [, token] = header?.match(/^GoDroid ([\w.-]{1,4096})$/) ?? [];
    if (!token || !deployment.embedded) return undefined;
    return proven(`${deployment.id} ${token}`, () => prove(tools, token, deployment));
  };
}

async function prove(
  tools: Tools,
  token: string,
  deployment: Deployment,
): Promise<Proof | undefined> {
  const claims = await verify(tools, token, deployment);
  const now = tools.clock();
  // An `iat` in the future must not make the lifetime look shorter.
  if (!claims || claims.exp - Math.min(claims.iat, now) > longestLife || claims.exp <= now)
    return undefined;
  const sessionId = uuidOf(`${deployment.id} ${token}`);
  await openSession(tools.sql, sessionId, claims, deployment);
  return { sessionId, expires: claims.exp };
}

async function verify(
  { key, clock, config }: Tools,
  token: string,
  deployment: Deployment,
): Promise<Claims | undefined> {
  const { embedded } = deployment;
  if (!embedded) return undefined;
  const demo = isDemo(embedded, config) ? [demoPublicKey({ key })] : [];
  const keys = createLocalJWKSet({ keys: [...embedded.keys, ...demo].map(withoutGaps) });
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...{ algorithms: ['EdDSA', 'ES256', 'RS256'], issuer: embedded.issuer },
      ...{ audience: audienceOf(deployment), currentDate: new Date(clock() * 1000) },
    });
    return Claims.safeParse(payload).data;
  } catch {
    return undefined;
  }
}

/** A key without undefined members, as the library's type requires. */
function withoutGaps<Value extends { kty: string }>(value: Value) {
  const given = Object.entries(value).filter(([, member]) => member !== undefined);
  return { ...Object.fromEntries(given), kty: value.kty };
}

/**
 * Opens the session of a token. A platform's person is never one with an account, even with the same address. The session has the
 * token's outlets and lifetime; one that was ended stays ended.
 */
async function openSession(
  sql: Db,
  sessionId: string,
  { sub, email, vendors, iat, exp }: Claims,
  { id: deployment }: Deployment,
): Promise<void> {
  const userId = `embedded:${uuidOf(`${deployment} ${sub}`)}`;
  await sql`insert into users (id, email) values (${userId}, ${`${userId}@embedded.invalid`})
    on conflict do nothing`;
  await sql`insert into sessions (id, user_id, created_at, expires_at, deployment, scope, email)
    values (${sessionId}, ${userId}, ${at(iat)}, ${at(exp)}, ${deployment}, ${[...vendors]}, ${email})
    on conflict do nothing`;
}

/** A UUID derived from a name, so that every instance gives a token the same session. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

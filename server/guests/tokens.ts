import { createSecretKey, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Id, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Until } from '../kept/answers.ts';
import type { Deps } from '../module.ts';
import type { Guest } from '../policy.ts';

/** Lifetime of a guest's token in seconds: a month. */
const life = 30 * 86_400;
const prefix = 'guest:';

type Keys = Pick<Deps, 'key' | 'clock'>;

/** Whether an id stands for a guest; nobody with an account has such an id. */
export function isGuestId(id: string | null): id is string {
  return id?.startsWith(prefix) === true;
}

/** The answer to a new guest. */
type Begun = { guest_token: string; vendor_id: Id; expires_at: UnixTime };

/** Makes a guest of a deployment. */
export async function createGuest(
  { sql, ...keys }: Keys & Pick<Deps, 'sql'>,
  deploymentId: string,
  vendor_id: Id,
): Promise<Begun> {
  const id = `${prefix}${randomBytes(16).toString('base64url')}`;
  const expires_at = Math.floor(keys.clock()) + life;
  await sql`insert into guests (id, deployment, vendor_id, expires_at)
    values (${id}, ${deploymentId}, ${vendor_id}, ${expires_at})`;
  return signGuestToken(keys, id, { vendor_id, expires_at });
}

/** A token for an existing guest with the same expiry; undefined when it has expired. */
export async function continueGuest(
  { sql, ...keys }: Keys & Pick<Deps, 'sql'>,
  id: Id,
  deploymentId: string,
): Promise<Begun | undefined> {
  const guest = await findGuest(sql, id, deploymentId, keys.clock());
  const [vendor_id] = guest?.who.vendorIds ?? [];
  if (!guest || vendor_id === undefined) return undefined;
  return signGuestToken(keys, id, { vendor_id, expires_at: guest.expires });
}

async function signGuestToken(
  { key, clock }: Keys,
  id: Id,
  { vendor_id, expires_at }: Omit<Begun, 'guest_token'>,
): Promise<Begun> {
  const guest_token = await new SignJWT({ vendor_id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('rider-portal')
    .setAudience('guest')
    .setSubject(id)
    .setIssuedAt(Math.floor(clock()))
    .setExpirationTime(expires_at)
    .sign(createSecretKey(key('guests')));
  return { guest_token, vendor_id, expires_at };
}

/** Reads `Bearer {guest token}`; answers the guest's id, or undefined. */
export function guestReader({ key, clock }: Keys) {
  const secrets = key.all('guests').map((each) => createSecretKey(each));
  return async (header: string | undefined): Promise<string | undefined> => {
    const [, token] = header?.match(/^Bearer ([\w.-]{1,2000})$/) ?? [];
    if (!token) return undefined;
    const options = { algorithms: ['HS256'], issuer: 'rider-portal', audience: 'guest' };
    const currentDate = new Date(clock() * 1000);
    for (const secret of secrets) {
      const guest = await jwtVerify(token, secret, { ...options, currentDate }).then(
        ({ payload }) => payload.sub,
        () => undefined,
      );
      if (guest !== undefined) return guest;
    }
    return undefined;
  };
}

/** A valid guest of this deployment, and until when. */
export async function findGuest(
  sql: Db,
  id: string,
  deploymentId: string,
  now: UnixTime,
): Promise<Until<Guest> | undefined> {
  const [row] = await sql<{ vendor_id: string; expires_at: number }[]>`
    select vendor_id, expires_at from guests
    where id = ${id} and deployment = ${deploymentId} and revoked_at is null and expires_at > ${now}`;
  if (!row) return undefined;
  const who: Guest = {
    ...{ kind: 'guest', userId: id, email: '', sessionId: id },
    vendorIds: new Set([row.vendor_id]),
  };
  return { who, expires: row.expires_at };
}

/** Revokes a guest's token. */
export async function endGuest(sql: Db, id: string, now: UnixTime): Promise<void> {
  await sql`update guests set revoked_at = ${now} where id = ${id} and revoked_at is null`;
}

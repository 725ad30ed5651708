import { createSecretKey, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Id, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Until } from '../kept/answers.ts';
import type { Deps } from '../module.ts';
import type { Guest } from '../policy.ts';

/** Seconds: a guest can look at their orders for a month. */
const life = 30 * 86_400;
const prefix = 'guest:';

type Keys = Pick<Deps, 'key' | 'clock'>;

/** Whether an id stands for a guest; nobody with an account has such an id. */
export function isGuestId(id: string | null): id is string {
  return id?.startsWith(prefix) === true;
}

/** Makes a guest of a deployment, and the token that proves to be them. */
export async function createGuest(
  { sql, key, clock }: Keys & Pick<Deps, 'sql'>,
  deploymentId: string,
  vendorId: Id,
): Promise<{ guest_token: string; vendor_id: Id; expires_at: UnixTime }> {
  const now = Math.floor(clock());
  const id = `${prefix}${randomBytes(16).toString('base64url')}`;
  const expires_at = now + life;
  await sql`insert into guests (id, deployment, vendor_id, expires_at)
    values (${id}, ${deploymentId}, ${vendorId}, ${expires_at})`;
  const guest_token = await new SignJWT({ vendor_id: vendorId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('rider-portal')
    .setAudience('guest')
    .setSubject(id)
    .setIssuedAt(now)
    .setExpirationTime(expires_at)
    .sign(createSecretKey(key('guests')));
  return { guest_token, vendor_id: vendorId, expires_at };
}

/** Reads `Bearer {guest token}`: answers the guest's id, undefined for anything else. */
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

/** The guest behind an id, while they are one in this deployment, and until when. */
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

/** Forgets guests whose token proves nothing any more; their orders stay. */
export async function forgetGuests({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from guests where expires_at <= ${clock()}`;
}

/** Ends what a guest token opens. */
export async function endGuest(sql: Db, id: string, now: UnixTime): Promise<void> {
  await sql`update guests set revoked_at = ${now} where id = ${id} and revoked_at is null`;
}

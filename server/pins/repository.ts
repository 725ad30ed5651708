import type { Id, Pin, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { deviceOf } from '../identity/device.ts';
import type { Person } from '../identity/sign-in.ts';

/** Seconds after which an unused PIN expires. */
export const unusedLife = 30 * 86_400;
/** Wrong tries in a row after which it ends. */
export const mostTries = 5;

type Row = Omit<Pin, 'browser' | 'system'> & { agent: string | null };

/** The valid PINs of somebody. */
export async function pinsOf(
  sql: Db,
  { userId, here }: { userId: Id; here: Id | undefined },
  now: UnixTime,
): Promise<Pin[]> {
  const rows = await sql<Row[]>`
    select d.id as device_id, d.agent, p.used_at, d.id::text = ${here ?? ''} as is_this
    from pins p join shared_devices d on d.id = p.device_id
    where p.user_id = ${userId} and p.used_at > ${now - unusedLife} order by p.used_at desc, d.id`;
  return rows.map(({ agent, ...row }) => ({ ...row, ...deviceOf(agent) }));
}

/** The people with a valid PIN on a device. */
export async function peopleOn(
  sql: Db,
  deviceId: Id,
  now: UnixTime,
): Promise<{ user_id: Id; email: string; name: string | null }[]> {
  const rows = await sql<{ user_id: Id; email: string; name: string | null }[]>`
    select u.id as user_id, u.email, u.name from pins p join users u on u.id = p.user_id
    where p.device_id = ${deviceId} and p.used_at > ${now - unusedLife}
    order by lower(coalesce(u.name, u.email)), u.id`;
  return [...rows];
}

/** The key of a PIN: device and person. */
type Place = { deviceId: Id; userId: Id };
export type Tried = Person & { pin_hash: string; tries: number };

/** Counts a try before the PIN is checked, so that parallel tries cannot exceed the limit; undefined when none is left. */
export async function takeTry(
  sql: Db,
  { deviceId, userId }: Place,
  now: UnixTime,
): Promise<Tried | undefined> {
  const [row] = await sql<Tried[]>`
    update pins p set tries = p.tries + 1 from users u
    where u.id = p.user_id and p.device_id = ${deviceId} and p.user_id = ${userId}
      and p.tries < ${mostTries} and p.used_at > ${now - unusedLife}
    returning p.pin_hash, p.tries, u.id, u.email, u.password_hash, u.business_name`;
  return row;
}

/** Takes back a try without a verdict. */
export async function giveTryBack(sql: Db, { deviceId, userId }: Place): Promise<void> {
  await sql`update pins set tries = greatest(tries - 1, 0)
    where device_id = ${deviceId} and user_id = ${userId}`;
}

/** Notes a successful use. */
export async function notePinUsed(
  sql: Db,
  { deviceId, userId }: Place,
  now: UnixTime,
): Promise<void> {
  await sql`update pins set tries = 0, used_at = ${now}
    where device_id = ${deviceId} and user_id = ${userId}`;
}

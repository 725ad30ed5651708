import { randomBytes } from 'node:crypto';
import type { Id, UnixTime } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { digest } from '../secrets.ts';

const name = 'rider-portal-device';
/** Lifetime of the cookie in seconds, the longest that browsers allow; unused PINs end long before. */
const life = 400 * 86_400;

/** A shared device, and its secret. */
export type SharedDevice = { id: Id; token: string };

/** The shared device of a call, by its cookie; undefined where nobody has a PIN. */
export async function findDevice(
  sql: Db,
  cookies: string | undefined,
): Promise<SharedDevice | undefined> {
  const token = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1];
  if (token === undefined) return undefined;
  const [row] = await sql<{ id: Id }[]>`
    select id from shared_devices where hash = ${digest(token)}`;
  return row && { id: row.id, token };
}

/** A new device's secret. */
export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stores a shared device, or finds it. */
export async function keepDevice(
  tx: Tx,
  { token, agent }: { token: string; agent: string | null },
  now: UnixTime,
): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`insert into shared_devices
    ${tx([{ hash: digest(token), agent, created_at: now }])}
    on conflict (hash) do update set agent = excluded.agent returning id`;
  if (!row) throw new Error('the device was not stored');
  return row.id;
}

/** The cookie of a device: no script reads it, and no page of another site sends it. */
export function deviceCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${token}; Path=/orders; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`;
}

/** Deletes all PINs of somebody. */
export async function endPinsOf(sql: Db, userId: Id): Promise<void> {
  await sql`delete from pins where user_id = ${userId}`;
}

/** Deletes the PIN of a session's person on its device. */
export async function endPinOf(sql: Db, sessionId: Id): Promise<void> {
  await sql`delete from pins p using sessions s
    where s.id = ${sessionId} and p.device_id = s.device_id and p.user_id = s.user_id`;
}

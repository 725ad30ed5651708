import type { UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { mostTries, unusedLife } from './repository.ts';

/** Deletes PINs that were wrong too often or unused for long, and devices without PINs. */
export async function forgetPins(sql: Db, now: UnixTime): Promise<void> {
  await sql`delete from pins where tries >= ${mostTries} or used_at <= ${now - unusedLife}`;
  await sql`delete from shared_devices d where created_at < ${now - 86_400}
    and not exists (select 1 from pins where device_id = d.id)`;
}

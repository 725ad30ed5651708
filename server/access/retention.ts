import { at } from '../clock.ts';
import type { Deps } from '../module.ts';

/** Deletes expired registrations, resets and counts of mails. */
export async function forgetOldAccess({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock();
  await sql`delete from registrations where expires_at < ${at(now)}`;
  await sql`delete from password_resets where expires_at < ${at(now)}`;
  await sql`delete from account_mails where asked_at < ${at(now - 86_400)}`;
}

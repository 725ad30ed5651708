import type { World } from '../../module.ts';

/** Seconds for which a message is kept. */
export const messageLife = 90 * 86_400;

/** Deletes expired visits and old messages. */
export async function forgetOldHelp({ sql, clock }: Pick<World, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from help_sessions where expires_at <= ${clock()}`;
  await sql`delete from help_messages where created_at <= ${clock() - messageLife}`;
}

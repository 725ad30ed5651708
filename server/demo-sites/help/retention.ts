import type { World } from '../../module.ts';

/** Seconds for which a message is kept: as long as somebody may still answer it. */
export const messageLife = 90 * 86_400;

/** Forgets visits that are over, and messages that were kept long enough. */
export async function forgetOldHelp({ sql, clock }: Pick<World, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from help_sessions where expires_at <= ${clock()}`;
  await sql`delete from help_messages where created_at <= ${clock() - messageLife}`;
}

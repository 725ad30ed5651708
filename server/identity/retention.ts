import { at } from '../clock.ts';
import type { Deps } from '../module.ts';
import { forgetSources } from './sources.ts';

const day = 86_400;

/** Deletes expired sessions, tokens and tickets. */
export async function forgetExpired({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = at(clock());
  await sql`delete from sessions where expires_at < ${now}`;
  await sql`delete from socket_tickets where expires_at < ${now}`;
  await sql`delete from login_failures where failed_at < ${at(clock() - day)}`;
  await forgetSources(sql, clock());
}

/** Deletes expired second steps of sign-in. */
export async function forgetSteps({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from second_steps where expires_at < ${clock()}`;
}

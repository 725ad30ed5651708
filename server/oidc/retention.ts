import type { Deps } from '../module.ts';

/** Deletes expired visits, arrivals and logout tokens. */
export async function forgetVisits({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from oidc_visits where expires_at < ${clock()}`;
  await sql`delete from oidc_arrivals where expires_at < ${clock()}`;
  await sql`delete from oidc_logouts where expires_at < ${clock()}`;
}

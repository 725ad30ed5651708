import type { Deps } from '../module.ts';

/** Forgets who left for a provider and did not come back in time, who came back and did not finish, and by what sessions were ended. */
export async function forgetVisits({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from oidc_visits where expires_at < ${clock()}`;
  await sql`delete from oidc_arrivals where expires_at < ${clock()}`;
  await sql`delete from oidc_logouts where expires_at < ${clock()}`;
}

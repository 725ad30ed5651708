import { TOTP, URI } from 'otpauth';
import { endpoints } from '#schemas';
import { beginFactor } from '../../../server/identity/second-factor.ts';
import type { Deps } from '../../../server/module.ts';
import { headersOf, type MembersServer } from '../members/support.ts';

export const email = 'demo@example.com';
export const password = 'Demo!2026';
type Headers = Record<string, string>;

type Clocked = { deps: Pick<Deps, 'clock'> };

/** What the app of somebody shows at this moment. */
export function codeOf(server: Clocked, uri: string): string {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('this is no second factor by time');
  return totp.generate({ timestamp: server.deps.clock() * 1000 });
}

/** Switches the second factor of the demo's person on; answers their app and their recovery codes, and how they were signed in. */
export async function withFactor(server: MembersServer) {
  const headers = headersOf(await server.login(email, password));
  const body = { password };
  const begun = await server.send(endpoints.beginSecondFactor, headers, { body });
  const { uri, secret }: { uri: string; secret: string } = begun.json().result;
  const code = codeOf(server, uri);
  const confirmed = await server.send(endpoints.confirmSecondFactor, headers, { body: { code } });
  const { recovery_codes }: { recovery_codes: string[] } = confirmed.json().result;
  server.pass(30);
  return { headers, uri, secret, recovery_codes };
}

/** The app of somebody who has set codes up a moment ago, past all calls. */
export async function appOf({ sql, key, clock }: Deps, userId: string): Promise<string> {
  const begun = await beginFactor(sql, { key, now: clock() }, userId, { issuer: 'x', label: 'x' });
  if (!begun) throw new Error(`${userId} has codes already`);
  await sql`update second_factors set confirmed_at = ${clock()} where user_id = ${userId}`;
  return begun.uri;
}

/** What stands for a password that was given, until the code is. */
export async function pendingOf(server: MembersServer, typed = password): Promise<string> {
  const answer = await server.login(email, typed);
  return answer.json().errors?.[0]?.meta?.values?.pending ?? '';
}

/** Sends a code for it. */
export function confirm(server: MembersServer, pending: string, code: string, headers?: Headers) {
  return server.post('/login/confirm', { pending, code }, headers);
}

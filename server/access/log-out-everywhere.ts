import type { endpoints } from '#schemas';
import { type Call, Headed } from '../http/serve.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import { goodbyeHeaders } from '../identity/token-cookies.ts';
import { tellSecurity } from '../observe/security-log.ts';

/** Ends every session of the person who asks, this one too. */
export async function logOutEverywhere(call: Call<typeof endpoints.logoutEverywhere>) {
  const { sql, who, clock } = call;
  await sql.begin((tx) => endSessionsOf(tx, who.userId, clock()));
  tellSecurity(call, 'sessions-ended', who.userId);
  return new Headed({ success: true }, goodbyeHeaders(call));
}

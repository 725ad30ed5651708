import type { Device, endpoints } from '#schemas';
import { at } from '../clock.ts';
import type { Call } from '../http/serve.ts';
import { deviceOf } from '../identity/device.ts';
import { endSession } from '../identity/sessions.ts';

type Row = Omit<Device, 'browser' | 'system'> & { agent: string | null };

/** The devices on which somebody is signed in, last used first. */
export async function listDevices({
  sql,
  who,
  clock,
}: Pick<Call<typeof endpoints.listDevices>, 'sql' | 'who' | 'clock'>) {
  const rows = await sql<Row[]>`
    select s.id as session_id, s.agent, s.by_pin, extract(epoch from s.created_at)::float8 as created_at,
      extract(epoch from coalesce(max(t.issued_at), s.created_at))::float8 as seen_at,
      s.id::text = ${who.sessionId} as is_this
    from sessions s left join refresh_tokens t on t.session_id = s.id
    where s.user_id = ${who.userId} and s.scope is null and s.revoked_at is null and s.expires_at > ${at(clock())}
    group by s.id order by seen_at desc, s.id`;
  return { devices: rows.map(({ agent, ...row }) => ({ ...row, ...deviceOf(agent) })) };
}

/** Ends one session of the person who asks. */
export async function signOutDevice(call: Call<typeof endpoints.signOutDevice>) {
  const { sql, who, input, clock } = call;
  const [own] = await sql<{ id: string }[]>`
    select id from sessions where id::text = ${input.params.sessionId} and user_id = ${who.userId}`;
  if (own) await endSession(sql, own.id, clock());
  return listDevices(call);
}

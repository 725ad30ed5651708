import type { testServer } from './server.ts';

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'app' | 'sql'>;

/** Becomes a guest of a deployment that has them; answers the headers of a guest's calls. */
export async function guestOf(
  { app, sql }: Server,
  deployment: string,
): Promise<{ host: string; authorization: string }> {
  await sql`insert into feature_flags (deployment, name, value)
    values (${deployment}, 'guest_checkout', true) on conflict do nothing`;
  const host = `${deployment}.localhost`;
  const answer = await app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/guest/token', headers: { host }, payload: {} },
  });
  return { host, authorization: `Bearer ${answer.json().result.guest_token}` };
}

import type { endpoints } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';

type Profile = { email: string; name: string | null };

/** The person's name. */
export async function getProfile({
  sql,
  who,
}: Call<typeof endpoints.getProfile>): Promise<Profile> {
  const [profile] = await sql<Profile[]>`select email, name from users where id = ${who.userId}`;
  if (!profile) throw refusals.unknown();
  return profile;
}

/** Changes the person's name. */
export async function changeProfile(call: Call<typeof endpoints.changeProfile>): Promise<Profile> {
  const { sql, who, input } = call;
  const [profile] = await sql<Profile[]>`
    update users set name = ${input.body.name} where id = ${who.userId} returning email, name`;
  if (!profile) throw refusals.unknown();
  return profile;
}

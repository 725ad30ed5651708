import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Role, roles } from '#schemas';
import { demoUsers } from '../../../server/demo/seed.ts';
import { law } from '../../support/property.ts';
import { type MembersServer, membersServer } from './support.ts';

let server: MembersServer;
let headers: Record<string, Record<string, string>>;
beforeAll(async () => {
  server = await membersServer();
  headers = Object.fromEntries(
    await Promise.all(
      (['merchant', 'stranger', 'newcomer'] as const).map(async (who) => [
        who,
        (await server.signIn(who)).headers,
      ]),
    ),
  );
});
afterAll(() => server.close());

type Somebody = keyof typeof demoUsers;
const places = ['m4pk', 'm4pk1'] as const;

const somebody = fc.constantFrom<Somebody>('merchant', 'stranger', 'newcomer');
const step = fc.record({
  by: somebody,
  of: somebody,
  at: fc.constantFrom(...places),
  role: fc.option(fc.constantFrom<Role>(...roles), { nil: undefined }),
});
const begin = fc.dictionary(
  fc.constantFrom(...places),
  fc.dictionary(somebody, fc.constantFrom<Role>(...roles)),
);

/** Who is what, by place. */
async function found(): Promise<Map<string, Role>> {
  const rows = await server.sql<{ user_id: string; vendor_id: string; role: Role }[]>`
    select user_id, vendor_id, role from memberships where vendor_id = any(${[...places]})`;
  return new Map(rows.map(({ user_id, vendor_id, role }) => [`${vendor_id} ${user_id}`, role]));
}

const owns = (all: Map<string, Role>, at: string) =>
  [...all].some(
    ([name, role]) => role === 'owner' && [at, 'm4pk'].includes(name.split(' ')[0] ?? ''),
  );

test('whatever members do, at once or one by one, an outlet that has an owner keeps one, and nobody gets more than they may give', async () => {
  await law(
    fc.asyncProperty(
      begin,
      fc.array(step, { maxLength: 6 }),
      fc.boolean(),
      async (before, steps, atOnce) => {
        await server.sql`delete from memberships where vendor_id = any(${[...places]})`;
        const rows = Object.entries(before).flatMap(([vendor_id, them]) =>
          Object.entries(them).map(([who, role]) => ({
            ...{ vendor_id, role, user_id: demoUsers[who as Somebody].id },
          })),
        );
        rows.push({ vendor_id: 'm4pk', role: 'owner', user_id: demoUsers.merchant.id });
        await server.sql`insert into memberships ${server.sql(rows)} on conflict do nothing`;
        const all = await found();
        const owned = places.filter((at) => owns(all, at));
        const work = steps.map(({ by, of, at, role }) => async () => {
          const params = { vendorId: at, userId: demoUsers[of].id };
          const answer = role
            ? await server.send(endpoints.changeMember, headers[by] ?? {}, {
                params,
                body: { role },
              })
            : await server.send(endpoints.removeMember, headers[by] ?? {}, { params });
          expect([200, 403, 404, 409]).toContain(answer.statusCode);
        });
        if (atOnce) await Promise.all(work.map((each) => each()));
        else for (const each of work) await each();
        const after = await found();
        for (const at of owned) expect(owns(after, at)).toBe(true);
        const hadAny = new Set([...all.keys()]);
        for (const name of after.keys()) expect(hadAny.has(name)).toBe(true);
      },
    ),
    { runs: 40 },
  );
});

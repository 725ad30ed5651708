import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, pathOf } from '#schemas';
import { appOf, codeOf } from '../account/support.ts';
import { bishan, outletCalls } from '../outlets/support.ts';
import { knock, openSocket, ticketFor, twoInstances } from './support.ts';

type World = Awaited<ReturnType<typeof twoInstances>>;
type Change = Pick<World, 'server'> & { headers: Record<string, string> };

let world: World;
beforeAll(async () => {
  world = await twoInstances();
});
afterAll(() => world.close());

test('an owner who is one no more is sent away on every instance, and hears nothing of the outlet again', async () => {
  const { server, ports } = world;
  const calls = outletCalls(server);
  const outlet = { ...bishan, client_vendor_id: 'm4pk2', users: ['other@example.com'] };
  await calls.change('m4pk2', outlet);
  const { headers } = await server.signIn('stranger');
  const open = async (port: number) => openSocket(port, await ticketFor(server, headers));
  const follow = { action: 'subscribe', vendor_id: 'm4pk2' } as const;
  const before = [await open(ports[0]), await open(ports[1])];
  for (const { say, heard } of before) {
    say(follow);
    await heard('subscribed');
  }
  expect((await calls.change('m4pk2', { ...outlet, users: [] })).statusCode).toBe(200);
  for (const { closedWith } of before) await closedWith().toBe(4403);
  const again = await open(ports[0]);
  again.say(follow);
  expect(await again.heard('refused')).toMatchObject([{ vendor_id: 'm4pk2', code: 'NotFound' }]);
  again.socket.close();
});

test('every open socket is looked at again once an instance may have missed a change of rights', async () => {
  const { server, ports } = world;
  const { headers } = await server.signIn('stranger');
  const before = await openSocket(ports[0], await ticketFor(server, headers));
  await server.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`;
  await before.closedWith().toBe(4403);
});

test.each([
  [
    'an owner gives them another role',
    async ({ server, headers }) => {
      const given = await server.app.inject({
        ...{ method: 'PUT', headers },
        url: pathOf(endpoints.changeMember, { vendorId: 'm4pk3', userId: 'other' }),
        payload: { role: 'manager' },
      });
      expect(given.statusCode).toBe(200);
    },
  ],
  [
    'an outlet names them its owner',
    async ({ server }) => {
      const outlet = { ...bishan, client_vendor_id: 'm4pk2', users: ['other@example.com'] };
      expect((await outletCalls(server).change('m4pk2', outlet)).statusCode).toBe(200);
    },
  ],
] satisfies [string, (by: Change) => Promise<void>][])(
  'open pages of somebody follow on every instance when %s',
  async (_, change) => {
    const { server, ports } = world;
    await server.sql`insert into memberships (user_id, vendor_id, role)
      values ('other', 'm4pk3', 'counter') on conflict do nothing`;
    const { headers } = await server.signIn('stranger');
    const open = async (port: number) => openSocket(port, await ticketFor(server, headers));
    const before = [await open(ports[0]), await open(ports[1])];
    await change({ server, headers: (await server.signIn()).headers });
    for (const { closedWith } of before) await closedWith().toBe(4403);
  },
);

test('who has no codes is sent away on every instance when everybody needs them, and gets no ticket before they have', async () => {
  const { server, ports } = world;
  const { sql } = server;
  await sql`insert into memberships (user_id, vendor_id, role) values ('other', 'm4pk1', 'counter')`;
  const owner = (await server.signIn()).headers;
  const { headers } = await server.signIn('stranger');
  const uri = await appOf(server.deps, 'demo');
  const open = async (port: number, by: Record<string, string>) => {
    const opened = await openSocket(port, await ticketFor(server, by));
    opened.say({ action: 'subscribe', vendor_id: 'm4pk1' });
    await opened.heard('subscribed');
    return opened;
  };
  const before = [await open(ports[0], headers), await open(ports[1], headers)];
  const theirs = await open(ports[1], owner);
  const ticket = await ticketFor(server, headers);
  const asked = await server.app.inject({
    ...{ method: 'PUT', url: pathOf(endpoints.requireCodes, { vendorId: 'm4pk' }), headers: owner },
    payload: { required: true, code: codeOf(server, uri) },
  });
  expect(asked.statusCode).toBe(200);
  for (const { closedWith } of before) await closedWith().toBe(4403);
  expect(await ticketFor(server, headers).catch(() => 'none')).toBe('none');
  // A ticket of before leads to nothing either.
  expect(await knock(ports[0], ticket)).toBe(401);
  expect(theirs.socket.readyState).toBe(theirs.socket.OPEN);
  theirs.socket.close();
});

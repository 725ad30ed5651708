import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { Hub } from '../../../server/realtime/hub.ts';
import { type Guest, Member } from '../../../server/realtime/member.ts';
import { Members } from '../../../server/realtime/members.ts';
import { testServer } from '../../support/server.ts';
import { vendorId } from '../orders/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The half of a socket that the server sees, as slow and as silent as a test wants. */
function fakeSocket() {
  const said: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    ...{ bufferedAmount: 0, readyState: 1, OPEN: 1 },
    send: (text: string) => said.push(text),
    ping: () => said.push('ping'),
    close: (code: number) => said.push(`closed ${code}`),
    terminate: () => said.push('terminated'),
  });
  return { socket, said };
}

async function member() {
  const { sql, deps } = server;
  await server.signIn();
  const [session] = await sql<{ id: string }[]>`
    select id from sessions order by created_at desc, id limit 1`;
  const who: Guest['who'] = {
    ...{ kind: 'user', userId: 'demo', email: '', vendorIds: new Set([vendorId]) },
    ...{ sessionId: session?.id ?? '', standings: new Map([[vendorId, 'owner']]) },
  };
  const guest: Guest = { who, deploymentId: 'sg', allOutlets: true, ip: '192.0.2.1' };
  const { socket, said } = fakeSocket();
  const tools = { ...deps, log: createLog('silent'), hub: new Hub(sql, deps.log) };
  // Only what a member uses of a socket is there.
  return { socket, said, member: new Member(socket as never, guest, tools) };
}

test('a reader who is a megabyte behind is let go', async () => {
  const { socket, said } = await member();
  socket.emit('message', '{"action":"ping"}', false);
  expect(said.at(-1)).toContain('pong');
  socket.bufferedAmount = 1_000_001;
  socket.emit('message', '{"action":"ping"}', false);
  expect(said.at(-1)).toBe('terminated');
});

test('a sweep pings the quiet, ends the dead, and closes what its session no longer covers', async () => {
  const { sql } = server;
  const members = new Members(server.deps);
  const quiet = await member();
  members.add(quiet.member);
  await members.sweep();
  expect(quiet.said).toEqual(['ping']);
  server.pass(76);
  await members.sweep();
  expect(quiet.said.at(-1)).toBe('terminated');
  quiet.socket.emit('pong');
  await sql`update sessions set expires_at = ${new Date(server.deps.clock() * 1000)}`;
  await members.sweep();
  expect(quiet.said.at(-1)).toBe('closed 4401');
});

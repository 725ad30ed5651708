import { afterAll, beforeAll, expect, test } from 'vitest';
import { bishan, outletCalls } from '../outlets/support.ts';
import { openSocket, ticketFor, twoInstances } from './support.ts';

let world: Awaited<ReturnType<typeof twoInstances>>;
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
  for (const { closedWith } of before) await closedWith().toBe(1013);
  const again = await open(ports[0]);
  again.say(follow);
  expect(await again.heard('refused')).toMatchObject([{ vendor_id: 'm4pk2', code: 'NotFound' }]);
  again.socket.close();
});

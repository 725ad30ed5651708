import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#schemas';
import { cookieBrowser, keepInCookies } from '../../support/cookie-browser.ts';
import { serviceKey } from '../../support/keys.ts';
import { orderClient, vendorId } from '../orders/support.ts';
import { demo, other } from '../pins/support.ts';
import { change, knock, openSocket, ticketFor, twoInstances } from './support.ts';

let world: Awaited<ReturnType<typeof twoInstances>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  world = await twoInstances();
  client = await orderClient(world.server);
});
afterAll(() => world.close());

async function open(instance: 0 | 1 = 0, headers: Record<string, string> = client.headers) {
  return openSocket(world.ports[instance], await ticketFor(world.server, headers));
}

const login = ({ email: email_address, password }: typeof demo) => ({ email_address, password });

test('a ticket opens one socket, soon, on a page of ours', async () => {
  const [port] = world.ports;
  const ticket = () => ticketFor(world.server, client.headers);
  const used = await ticket();
  expect(await knock(port, used)).toBe(101);
  expect(await knock(port, used)).toBe(401);
  expect(await knock(port, 'nonsense')).toBe(401);
  const fresh = await ticket();
  expect(await knock(port, fresh, { origin: 'http://evil.example' })).toBe(403);
  expect(await knock(port, fresh, { origin: `http://la.localhost:${port}` })).toBe(403);
  expect(await knock(port, fresh, { origin: 'null' })).toBe(403);
  const la = { host: `la.localhost:${port}`, origin: `http://la.localhost:${port}` };
  expect(await knock(port, fresh, la)).toBe(401);
  expect(await knock(port, await ticket(), { origin: '' })).toBe(101);
  const old = await ticket();
  world.server.pass(31);
  expect(await knock(port, old)).toBe(401);
  const plain = await world.server.app.inject({ url: `/socket?authorization=${await ticket()}` });
  expect(plain.statusCode).toBe(404);
});

test('a page with its token in a cookie opens one by that and whose it is, which opens nothing for anybody else', async () => {
  const [port] = world.ports;
  const { server } = world;
  keepInCookies(server);
  onTestFinished(() => keepInCookies(server, false));
  const page = async (body: object) => {
    const browser = cookieBrowser(server, `http://sg.localhost:${port}`);
    expect((await browser.call(endpoints.login, { body })).statusCode).toBe(200);
    const cookie = [...browser.jar].map(([key, { value }]) => `${key}=${value}`).join('; ');
    return { browser, cookie, name: encodeURIComponent(`Cookie ${browser.name()}`) };
  };
  const { browser, cookie, name } = await page(login(demo));
  const theirs = await page(login(other));
  expect(await knock(port, name, { cookie })).toBe(101);
  expect(await knock(port, name)).toBe(401);
  expect(await knock(port, 'Cookie', { cookie })).toBe(401);
  expect(await knock(port, name, { cookie: theirs.cookie })).toBe(401);
  expect(await knock(port, theirs.name, { cookie })).toBe(401);
  expect(await knock(port, name, { cookie, origin: '' })).toBe(401);
  expect(await knock(port, name, { cookie, origin: 'http://evil.example' })).toBe(403);
  await server.sql`insert into required_codes (vendor_id, since, required_by) values ('m4pk', 0, 'demo')`;
  expect(await knock(port, name, { cookie })).toBe(401);
  await server.sql`delete from required_codes`;
  expect(await knock(port, name, { cookie })).toBe(101);
  await browser.call(endpoints.logout);
  expect(await knock(port, name, { cookie })).toBe(401);
});

test('a program with a key hears of its outlets, and nothing any more once the key is revoked', async () => {
  const { key, headers } = await serviceKey(world.server, ['read-orders'], {
    outlets: [vendorId],
  });
  const { say, heard, closedWith } = await open(1, headers);
  say({ action: 'subscribe', vendor_id: 'm4pk2' });
  expect(await heard('refused')).toMatchObject([{ code: 'NotFound' }]);
  say({ action: 'subscribe', vendor_id: vendorId });
  await heard('subscribed');
  const { order_id } = await client.place();
  expect(await heard('order_update')).toMatchObject([{ data: { order_id } }]);
  await client.call('DELETE', `/vendor/m4pk/service-keys/${key.key_id}`);
  await closedWith().toBe(4401);
});

test('a change on one instance reaches the listeners of both, whole and with its number', async () => {
  const listeners = [await open(0), await open(1)];
  for (const { say, heard } of listeners) {
    say({ action: 'subscribe', vendor_id: vendorId });
    await heard('subscribed');
  }
  const order = await client.place();
  // An order that changes twice before it is told is told once.
  for (const { heard } of listeners) await heard('order_update');
  const after = await change(world.server, order.order_id, 'RECEIVED');
  for (const { heard, socket } of listeners) {
    const frames = await heard('order_update', 2);
    expect(frames.at(-1)).toMatchObject({ data: after, vendor_id: vendorId });
    const seqs = frames.map(({ seq }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    socket.close();
  }
});

test('what was missed is sent again before what is new, and nothing else', async () => {
  const order = await client.place();
  const first = await open();
  first.say({ action: 'subscribe', vendor_id: vendorId });
  const [{ seq } = { seq: 0 }] = await first.heard('subscribed');
  first.socket.terminate();
  await change(world.server, order.order_id, 'RECEIVED');
  const missed = await change(world.server, order.order_id, 'WAITING_FOR_TRANSPORT');
  const other = await client.place();

  const again = await open(1);
  again.say({ action: 'subscribe', vendor_id: vendorId, since: seq });
  await again.heard('subscribed');
  expect(again.frames).toMatchObject([
    { event: 'order_update', data: missed, seq: seq + 2 },
    { event: 'order_update', data: other, seq: seq + 3 },
    { event: 'subscribed', seq: seq + 3 },
  ]);
  again.socket.close();
});

test('a reader who was away too long, or comes from another world, is told to start again', async () => {
  const reader = await open();
  reader.say({ action: 'subscribe', vendor_id: vendorId, since: 1_000_000 });
  const [reset] = await reader.heard('reset');
  const [subscribed] = await reader.heard('subscribed');
  expect(reset?.seq).toBe(subscribed?.seq);
  expect(reader.frames).toHaveLength(2);
  reader.socket.close();
});

test('a parent hears its outlets when it asks to, in one sequence', async () => {
  const quiet = await open();
  const parent = await open(1);
  quiet.say({ action: 'subscribe', vendor_id: 'm4pk' });
  parent.say({ action: 'subscribe', vendor_id: 'm4pk', include_outlets: true });
  const [{ seq } = { seq: 0 }] = await parent.heard('subscribed');
  await quiet.heard('subscribed');
  const order = await client.place();
  const [update] = await parent.heard('order_update');
  expect(update).toMatchObject({ vendor_id: 'm4pk', seq: seq + 1, data: order });
  quiet.say({ action: 'ping' });
  await quiet.heard('pong');
  expect(quiet.frames.map(({ event }) => event)).toEqual(['subscribed', 'pong']);
  for (const { socket } of [quiet, parent]) socket.close();
});

test('nobody follows the outlets of others', async () => {
  const stranger = await orderClient(world.server, 'stranger');
  const spy = await open(0, stranger.headers);
  spy.say({ action: 'subscribe', vendor_id: vendorId, since: 0 });
  spy.say({ action: 'subscribe', vendor_id: 'nobody' });
  expect(await spy.heard('refused', 2)).toMatchObject([
    { vendor_id: vendorId, code: 'NotFound' },
    { vendor_id: 'nobody', code: 'NotFound' },
  ]);
  await client.place();
  spy.say({ action: 'ping' });
  await spy.heard('pong');
  expect(spy.frames.some(({ event }) => event === 'order_update')).toBe(false);
  spy.socket.close();
});

test('who unsubscribes hears no more', async () => {
  const reader = await open();
  reader.say({ action: 'subscribe', vendor_id: vendorId });
  await reader.heard('subscribed');
  reader.say({ action: 'unsubscribe', vendor_id: vendorId });
  reader.say({ action: 'subscribe', vendor_id: 'm4pk2' });
  await reader.heard('subscribed', 2);
  await client.place();
  reader.say({ action: 'ping' });
  await reader.heard('pong');
  expect(reader.frames.some(({ event }) => event === 'order_update')).toBe(false);
  reader.socket.close();
});

test('nonsense is ignored, a flood of it and a giant end the socket', async () => {
  const clumsy = await open();
  for (const text of ['{', '[]', '{"action":"sing"}', '{"action":"ping","extra":1}', 'null']) {
    clumsy.socket.send(text);
  }
  clumsy.socket.send(Buffer.from('{"action":"ping"}'), { binary: true });
  clumsy.say({ action: 'ping' });
  await clumsy.heard('pong');
  expect(clumsy.frames).toHaveLength(1);
  for (let nth = 0; nth < 60; nth += 1) clumsy.socket.send('{');
  await clumsy.closedWith().toBe(1008);
  const giant = await open();
  giant.socket.send('x'.repeat(65_537));
  await giant.closedWith().toBe(1009);
});

test('signing out closes the sockets of that session on every instance, and of no other', async () => {
  const leaving = await orderClient(world.server);
  const gone = await open(1, leaving.headers);
  const staying = await open(1);
  await leaving.call('POST', '/logout', {});
  await gone.closedWith().toBe(4401);
  staying.say({ action: 'ping' });
  await staying.heard('pong');
  staying.socket.close();
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes that are held, without garbage. */
function heldMemory(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('fifty tills of one account with five windows each are live; one more is told why not, and a dead one makes room', async () => {
  const { headers } = await orderClient(world.server, 'stranger');
  const sockets: Awaited<ReturnType<typeof open>>[] = [];
  const before = heldMemory();
  for (let nth = 0; nth < 250; nth += 1) sockets.push(await open(0, headers));
  // Both ends are in this process: thousands of windows must find room in that of the server.
  expect((heldMemory() - before) / sockets.length).toBeLessThan(120_000);
  const [first, ...others] = sockets;
  const ping = async ({ say, heard }: (typeof sockets)[number], count: number) => {
    say({ action: 'ping' });
    await heard('pong', count);
  };
  await Promise.all(sockets.map((each) => ping(each, 1)));
  const tooMany = await open(0, headers);
  await tooMany.closedWith().toBe(4429);
  expect(tooMany.closedBecause()).toMatch(/too many windows/);
  world.server.pass(46);
  await Promise.all(others.map((each) => ping(each, 2)));
  await ping(await open(0, headers), 1);
  await first?.closedWith().toBe(1006);
  for (const { socket } of sockets) socket.close();
});

test('an instance that stops sends its sockets to the others', async () => {
  const guest = await open(1);
  guest.say({ action: 'subscribe', vendor_id: vendorId });
  await guest.heard('subscribed');
  const closed = world.second.close();
  await guest.closedWith().toBe(1012);
  await closed;
});

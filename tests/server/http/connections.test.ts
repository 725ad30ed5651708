import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { serverFactory, sharedBy } from '../../../server/http/connections.ts';
import { ended, rawConnection } from './support.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const patience = { headers: 300, request: 900, looks: 50 };
/** For those who only hold a connection and ask nothing. */
const calm = { headers: 60_000, request: 60_000, looks: 50 };

async function listen(
  mostPerAddress: number,
  isShared = (_address: string) => false,
  allowed = patience,
) {
  const server = serverFactory({ mostPerAddress, isShared, patience: allowed })(
    (_request, response) => {
      response.end('served');
    },
  );
  open.push(server);
  server.listen(0);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

test('one address holds so many connections and no more, is told so, and may come again when it lets one go', async () => {
  const port = await listen(3);
  const held = await Promise.all([1, 2, 3].map(() => rawConnection(port)));
  const fourth = await rawConnection(port);
  await ended(fourth.socket);
  expect(fourth.heard()).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5.*TooManyConnections/s);
  held[0]?.socket.destroy();
  await expect
    .poll(async () => {
      const again = await rawConnection(port);
      again.socket.write(request);
      await Promise.race([once(again.socket, 'data'), ended(again.socket)]);
      again.socket.destroy();
      return again.heard();
    })
    .toMatch(/^HTTP\/1\.1 200/);
});

test('a thousand connections of one address leave another one its own', async () => {
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((each) => each && !each.internal && isIPv4(each.address))?.address;
  const port = await listen(50, undefined, calm);
  const greedy = await Promise.all([...Array(200)].map(() => rawConnection(port)));
  await expect.poll(() => greedy.filter(({ isOpen }) => isOpen()).length).toBe(50);
  const other = await rawConnection(port, elsewhere ?? '::1');
  other.socket.write(request);
  await once(other.socket, 'data');
  expect(other.heard()).toMatch(/^HTTP\/1\.1 200/);
  for (const { socket } of [...greedy, other]) socket.destroy();
});

test('what comes through a proxy of ours is not counted as its own', async () => {
  const isShared = sharedBy('10.0.0.0/8, 192.0.2.7');
  expect(['10.1.2.3', '192.0.2.7', '127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isShared)).toEqual(
    Array(5).fill(true),
  );
  expect(['192.0.2.8', '2001:db8::1'].map(isShared)).toEqual([false, false]);
  const port = await listen(2, isShared);
  const many = await Promise.all([...Array(10)].map(() => rawConnection(port)));
  for (const { socket } of many) socket.write(request);
  await expect.poll(() => many.every(({ heard }) => heard().startsWith('HTTP/1.1 200'))).toBe(true);
  for (const { socket } of many) socket.destroy();
});

test('heads and bodies that arrive too slowly are cut, each about when it is late', async () => {
  const port = await listen(100);
  const began = performance.now();
  const slow = await Promise.all(
    [
      'GET / HTTP/1.1\r\nhost: x\r\n',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nab',
    ].map(async (part) => {
      const connection = await rawConnection(port);
      connection.socket.write(part);
      await ended(connection.socket);
      return performance.now() - began;
    }),
  );
  expect(slow[0]).toBeGreaterThan(250);
  expect(slow[1]).toBeGreaterThan(850);
  expect(Math.max(...slow)).toBeLessThan(6_000);
});

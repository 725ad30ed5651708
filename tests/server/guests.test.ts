import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetGuests } from '../../server/guests/retention.ts';
import { guestOf } from '../support/guests.ts';
import { testServer } from '../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a guest is forgotten once their token proves nothing any more', async () => {
  await guestOf(server, 'sg');
  const left = async () => {
    await forgetGuests(server.deps);
    return (await server.sql`select id from guests`).length;
  };
  server.pass(30 * 86_400 - 1);
  expect(await left()).toBe(1);
  server.pass(1);
  expect(await left()).toBe(0);
});

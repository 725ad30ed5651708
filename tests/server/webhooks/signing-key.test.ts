import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadKeys } from '../../../server/secrets.ts';
import { sealSigningKey, signingKey } from '../../../server/webhooks/signing-key.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { keptLog } from '../observe/support.ts';

const [first, second, third] = ['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)];
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** An instance with these secrets, from its start on. */
async function started(secret: string, previous?: string) {
  const { log, lines } = keptLog();
  const { sql } = database;
  const tools = { sql, log, key: await loadKeys(sql, secret, previous) };
  await sealSigningKey(tools);
  return { lines, key: () => signingKey(tools) };
}

test('secrets of webhooks stay while TOKEN_SECRET is exchanged, and are others when its old one is left out', async () => {
  const before = await (await started(first)).key();
  const [row] = await database.sql<{ value: Buffer }[]>`
    select value from secrets where name = 'webhooks'`;
  expect(row?.value.includes(before)).toBe(false);
  const prepared = await started(first, second);
  expect(await prepared.key()).toEqual(before);
  expect(await (await started(second, first)).key()).toEqual(before);
  // The one that is still to be started again goes on.
  expect(await prepared.key()).toEqual(before);
  expect(await (await started(second)).key(), 'the old one is gone').toEqual(before);
  const stranger = await started(third);
  expect(stranger.lines()).toMatchObject([
    { level: 40, msg: expect.stringContaining('webhooks have other secrets') },
  ]);
  expect(await stranger.key()).not.toEqual(before);
  await expect(prepared.key()).rejects.toThrow('need another TOKEN_SECRET');
});

test('instances that start together make one key', async () => {
  await database.sql`delete from secrets where name = 'webhooks'`;
  const all = await Promise.all([started(first), started(first, second)]);
  const [one, other] = await Promise.all(all.map(({ key }) => key()));
  expect(one).toEqual(other);
});

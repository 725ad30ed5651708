import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { writableBy } from '../../../server/db/writable.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a reader of the whole database, such as a backup, takes no instance out of service', async () => {
  const reader = connect(server.url, { max: 1 });
  const reading = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const backup = reader.begin(async (tx) => {
    await tx`lock table readiness in access share mode`;
    reading.resolve();
    await end.promise;
  });
  await reading.promise;
  const ready = await server.app.inject({ method: 'GET', url: '/ready' });
  end.resolve();
  await backup;
  await reader.end();
  expect(ready.json()).toMatchObject({ database: 'ok', writes: 'ok' });
});

test('no second test begins while one is under way, however old that is', async () => {
  let now = 0;
  const begun: (() => void)[] = [];
  const begin = () => new Promise<void>((resolve) => begun.push(resolve));
  const isWritable = writableBy({ begin } as never, () => now);
  const first = isWritable();
  now = 60_000;
  const second = isWritable();
  expect(begun).toHaveLength(1);
  begun[0]?.();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  void isWritable();
  expect(begun).toHaveLength(2);
});

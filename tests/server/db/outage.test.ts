import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { connect } from '../../../server/db/connect.ts';
import { startPostgres } from '../../../server/db/embedded.ts';
import { freePort } from '../../../server/db/keeper.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { testServer } from '../../support/server.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-outage-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true }));

test('without its database the server says so instead of hanging, and recovers with it', async () => {
  const other = await testServer();
  const port = await freePort();
  let postgres = await startPostgres({ dataDir, port, durable: false });
  const sql = connect(postgres.url);
  await migrate(sql);
  const { app } = await buildApp({ ...other.deps, sql });
  const login = async () => {
    const { statusCode } = await app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
      payload: { email_address: 'nobody@example.com', password: 'x' },
    });
    return statusCode;
  };
  expect(await login()).toBe(401);

  await postgres.stop();
  const many = () => Promise.all(Array.from({ length: 15 }, login));
  // More than an address may fail in a minute: what had no verdict is no failure of theirs.
  const answers = [...(await many()), ...(await many())];
  answers.push(await login(), await login());
  expect(answers).toEqual(answers.map(() => 503));
  expect((await app.inject({ method: 'GET', url: '/ready' })).statusCode).toBe(503);

  postgres = await startPostgres({ dataDir, port, durable: false });
  await expect.poll(login).not.toBe(503);
  expect(await login()).toBe(401);
  await app.close();
  await sql.end();
  await postgres.stop();
  await other.close();
});

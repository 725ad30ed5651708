import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { findRunning } from '../../server/db/embedded.ts';
import { knowTowns, startedDatabase } from '../support/started.ts';
import { endProduct, spawnProduct } from './product.ts';

let dataDir = '';
let started: ChildProcess[] = [];

/** The first test starts from nothing; the others find what it made. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-main-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await Promise.all(started.map((child) => end(child, 'SIGKILL')));
  started = [];
  await expect.poll(() => exists(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
afterAll(() => rm(dataDir, { recursive: true }));

async function start(env: Record<string, string> = {}) {
  const product = await spawnProduct({ DATA_DIR: dataDir, ...env });
  started.push(product.child);
  return product;
}

const end = endProduct;

test('it says where it is, how to sign in and what to try, keeps its files to itself, and ends cleanly', async () => {
  const { child, said, port } = await start();
  expect(said()).toContain(`http://la.localhost:${port}`);
  expect(said()).toContain('demo@example.com  /  Demo!2026');
  expect((await fetch(`http://localhost:${port}/ready`)).status).toBe(200);
  await stopLoadingTowns();
  const second = await start();
  expect(second.child.exitCode).toBe(1);
  expect(second.said().trim()).toMatch(
    /^The data directory .* is in use by process \d+: [^\n]*\.$/,
  );
  expect(await end(child, 'SIGINT')).toBe(0);
  expect(await exists(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a port that is taken is named', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const database = await startedDatabase();
  const { said } = await start({ PORT: String(port), DATABASE_URL: database.url, DEMO: 'true' });
  expect(said().trim()).toMatch(new RegExp(`Port ${port} cannot be used .*PORT\\.$`));
  other.close();
  await database.drop();
});

test('killed without warning, it starts again with everything it had acknowledged', async () => {
  const first = await start();
  const login = await fetch(`http://localhost:${first.port}/orders/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'demo@example.com', password: 'Demo!2026' }),
  });
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult;
  await end(first.child, 'SIGKILL');
  const second = await start();
  const answer = await fetch(`http://localhost:${second.port}/orders/api/v1/vendors`, {
    headers: { authorization: `Bearer ${AccessToken}|${IdToken}` },
  });
  expect(answer.status).toBe(200);
});

test('a wrong setting is named', async () => {
  const { child, said } = await start({ PORT: 'many' });
  expect(child.exitCode).toBe(1);
  expect(said().trim()).toMatch(/^The environment variable PORT is wrong: [^\n]*\.$/);
});

/** What the product does in the background for minutes, which is not what its starts are about. */
async function stopLoadingTowns(): Promise<void> {
  const sql = connect((await findRunning(dataDir)) ?? '', { max: 1 });
  await knowTowns(sql);
  await sql.end();
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

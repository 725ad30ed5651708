import type { ChildProcess } from 'node:child_process';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endProduct, spawnProduct } from './product.ts';

let dataDir = '';
let started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-main-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await Promise.all(started.map((child) => end(child, 'SIGKILL')));
  started = [];
  await expect.poll(() => exists(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  await rm(dataDir, { recursive: true });
});

async function start(env: Record<string, string> = {}) {
  const product = await spawnProduct({ DATA_DIR: dataDir, ...env });
  started.push(product.child);
  return product;
}

const end = endProduct;

test('it says where it is, how to sign in and what to try, and ends cleanly', async () => {
  const { child, said, port } = await start();
  expect(said()).toContain(`http://la.localhost:${port}`);
  expect(said()).toContain('demo@example.com  /  Demo!2026');
  expect((await fetch(`http://localhost:${port}/ready`)).status).toBe(200);
  expect(await end(child, 'SIGINT')).toBe(0);
  expect(await exists(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a second start on the same data directory is refused in one sentence', async () => {
  await start();
  const second = await start();
  expect(second.child.exitCode).toBe(1);
  expect(second.said().trim()).toMatch(
    /^The data directory .* is in use by process \d+: [^\n]*\.$/,
  );
});

test('a port that is taken is named', async () => {
  const { port } = await start();
  const other = await mkdtemp(join(tmpdir(), 'rider-portal-main-'));
  await chmod(other, 0o755);
  const second = await start({ PORT: port, DATA_DIR: other });
  expect(second.said().trim()).toMatch(new RegExp(`Port ${port} cannot be used .*PORT\\.$`));
  await rm(other, { recursive: true });
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

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoUsers } from '../../../server/demo/seed.ts';
import { startedDatabase } from '../../support/started.ts';
import { endProduct, type Spawned, spawnProduct } from '../product.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = await readFile(join(root, 'docs/integrate.md'), 'utf8');

/** The blocks of a language in the page, as one text; what holds a gap is for people to fill. */
function blocks(language: string): string {
  return [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, named, text = '']) => named === language && !text.includes('…'))
    .map(([, , text]) => text)
    .join('\n');
}

const patience = 180_000;
const outlet = 'm4pk1';
let database: Awaited<ReturnType<typeof startedDatabase>>;
let product: Spawned;
let folder = '';
let env: Record<string, string> = {};
let program: ChildProcess | undefined;

beforeAll(async () => {
  database = await startedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rider-portal-till-'));
  product = await spawnProduct({
    ...{ DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'true', DEMO_LIVE: 'false' },
    ...{ FLEET_SPEED: '60', WEBHOOK_TARGETS: 'any', STREETS: 'off' },
  });
  const PORTAL = `http://localhost:${product.port}`;
  env = { PORTAL, OUTLET: outlet, KEY: await madeKey(PORTAL) };
}, patience);
afterAll(async () => {
  program?.kill();
  await endProduct(product.child, 'SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true });
});

/** As a person of the merchant makes it. */
async function madeKey(portal: string): Promise<string> {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${portal}/orders/api/v1${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    });
    return (await answer.json()).result;
  };
  const { email: email_address, password } = demoUsers.merchant;
  const { AuthenticationResult: tokens } = await call('/login', { email_address, password });
  const { secret } = await call(
    `/vendor/${outlet}/service-keys`,
    { name: 'Till', scopes: ['read-orders', 'write-orders', 'webhooks'] },
    { authorization: `Bearer ${tokens.AccessToken}` },
  );
  return secret;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

const hasTools = ['curl', 'jq', 'bash'].every(
  (tool) => spawnSync(tool, ['--version']).status === 0,
);

test.runIf(hasTools)(
  'its commands place an order and find it again',
  { timeout: patience },
  async () => {
    const script = `set -euo pipefail\n${blocks('sh')}`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script], {
      env: { ...process.env, ...env },
    });
    expect(stdout).toMatch(/^m4pk1 {2}Pandan Kitchen/m);
    expect(stdout).toMatch(/^m4pk1-\d+ is [A-Z_]+$/m);
    expect(stdout).toMatch(/^till-\d+: [A-Z_]+$/m);
  },
);

test('its program is told of its order by webhook and socket until it is delivered, and of what is refused', {
  timeout: patience,
}, async () => {
  await cp(join(root, 'examples/client'), join(folder, 'client'), { recursive: true });
  await writeFile(join(folder, 'till.ts'), blocks('ts'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const HOOK_PORT = await freePort();
  const hook = { HOOK: `http://127.0.0.1:${HOOK_PORT}/`, HOOK_PORT };
  program = spawn(process.execPath, ['till.ts'], {
    ...{ cwd: folder, env: { ...process.env, ...env, ...hook } },
  });
  let said = '';
  program.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  program.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const says = (line: RegExp) => expect.poll(() => said, { timeout: 60_000 }).toMatch(line);
  await says(/^refused InvalidOrder at destinationPhoneNumber$/m);
  await says(/^placed m4pk1-\d+ till-\d+$/m);
  const reference = /^placed \S+ (\S+)$/m.exec(said)?.[1];
  await says(new RegExp(`^webhook order.placed ${reference}$`, 'm'));
  await says(new RegExp(`^socket NEW ${reference}$`, 'm'));
  await says(new RegExp(`^socket DELIVERED ${reference}$`, 'm'));
  await says(new RegExp(`^webhook order.delivered ${reference}$`, 'm'));
  expect(said).not.toContain('undefined');
});

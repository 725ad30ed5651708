import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { refuseUnconfigured, switchedOff } from '../../server/configured.ts';
import { isShutOut } from '../../server/demo/people.ts';
import { demoUsers } from '../../server/demo/seed.ts';
import { StartError } from '../../server/start-error.ts';
import { doErrands } from '../support/errands.ts';
import { testServer } from '../support/server.ts';
import { orderClient } from './orders/support.ts';
import { endProduct, type Spawned, spawnProduct } from './product.ts';

const off = { DEMO: 'false', DISPATCHER: 'none', SHED_AT: '0' };
const owner = { email: 'owner@shop.test', password: demoUsers.merchant.password };

/** A database that was a demo's, with a real owner in it, and a product on it that is none. */
let before: Awaited<ReturnType<typeof testServer>>;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let product: Spawned;
let ports: { pay: number; sites: number };
let waiting: { order_id: string };

/** Milliseconds for a product to start in, beside whatever else runs on the machine. */
const patience = 180_000;

beforeAll(async () => {
  before = await testServer({ now: Date.now() / 1000 - 600 });
  const { sql } = before;
  await sql`insert into users (id, email, password_hash)
    select 'real', ${owner.email}, password_hash from users where id = 'demo'`;
  await sql`insert into memberships select 'real', vendor_id from memberships where user_id = 'demo'`;
  waiting = await (await orderClient(before)).place();
  await doErrands(before.deps);
  ({ app } = await buildApp({
    ...before.deps,
    config: readConfig({ LOG_LEVEL: 'silent', ...off }),
  }));
  ports = { pay: await freePort(), sites: await freePort() };
  product = await spawnProduct({
    ...{ ...off, DATABASE_URL: before.url, HOST: '127.0.0.1' },
    ...{ PAYMENT_PORT: String(ports.pay), SITES_PORT: String(ports.sites) },
  });
}, patience);
afterAll(async () => {
  await endProduct(product.child, 'SIGKILL');
  await app.close();
  await before.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

type Ask = { method?: 'GET' | 'POST'; payload?: object; headers?: Record<string, string> };

async function ask(url: string, { method = 'POST', payload = {}, headers = {} }: Ask = {}) {
  const body = method === 'POST' ? { payload } : {};
  const answer = await app.inject({
    ...{ method, url: `/orders/api/v1${url}`, ...body },
    headers: { host: 'sg.localhost', ...headers },
  });
  return { status: answer.statusCode, code: answer.json().errors?.[0]?.code, answer };
}

async function signInAsOwner() {
  const { status, answer } = await ask('/login', {
    payload: { email_address: owner.email, password: owner.password },
  });
  expect(status).toBe(200);
  const { AccessToken, IdToken } = answer.json().result.AuthenticationResult;
  return { authorization: `Bearer ${AccessToken}|${IdToken}` };
}

test.each(Object.values(demoUsers))('$email does not get in by password', async (person) => {
  const { email, password } = person;
  const { status, code } = await ask('/login', { payload: { email_address: email, password } });
  expect([status, code]).toEqual([401, 'NotAuthorizedException']);
});

test.each(['merchant', 'stranger', 'newcomer'] as const)(
  'the %s of a demo does not go on with what they had: not by token, by refresh, or by a ticket for the socket',
  async (who) => {
    const { headers, tokens } = await before.signIn(who);
    const refresh_token = tokens.RefreshToken;
    expect((await ask('/vendors', { method: 'GET', headers })).status).toBe(401);
    expect((await ask('/socket/ticket', { headers })).status).toBe(401);
    expect((await ask('/login/extend', { payload: { refresh_token } })).status).toBe(401);
  },
);

test('who signed up for an outlet of the demo stays out as well, and nobody else does', () => {
  expect(isShutOut({ demo: false }, { email: ' Lantern@example.com' })).toBe(true);
  expect(isShutOut({ demo: false }, { userId: 'real', email: owner.email })).toBe(false);
  expect(isShutOut({ demo: true }, { userId: 'demo' })).toBe(false);
});

test('without a dispatcher an order is refused with the reason, and nothing of it is kept', async () => {
  const headers = await signInAsOwner();
  const body = await (await orderClient(before)).bodyFor();
  const count = async () => (await before.sql`select 1 from orders`).length;
  const known = await count();
  const more = { ...headers, 'idempotency-key': 'a-key-of-the-owner' };
  const { status, code } = await ask('/order', { payload: body, headers: more });
  expect([status, code]).toEqual([503, 'OrderingOff']);
  expect(await count()).toBe(known);
});

test('without a processor nothing is paid, and without a mail server nothing is promised', async () => {
  const headers = await signInAsOwner();
  const pay = await ask('/order/payment/auth/m4pk3', { headers });
  expect([pay.status, pay.code]).toEqual([409, 'OnlinePaymentOff']);
  const email_address = owner.email;
  const forgot = await ask('/forgot-password', { payload: { email_address } });
  expect([forgot.status, forgot.code]).toEqual([503, 'MailOff']);
});

test('neither card fields, counter, outbox nor previews are served, and no rider moves', async () => {
  await expect(fetch(`http://127.0.0.1:${ports.pay}/fields/x`)).rejects.toThrow();
  for (const path of ['/counter', '/counter/token']) {
    expect((await fetch(`http://127.0.0.1:${ports.sites}${path}`)).status).toBe(404);
  }
  expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
  const [job] = await before.sql<{ done: number }[]>`
    select done from fleet_jobs where order_id = ${waiting.order_id}`;
  expect(job?.done).toBe(0);
});

test('a market that nobody answers for is not served, and what to do is said', async () => {
  const page = await fetch(`http://localhost:${product.port}/dev/outbox`);
  expect(page.status).toBe(503);
  for (const each of [await page.text(), product.said()]) expect(each).toContain('a draft');
});

test('what is off is said in a sentence each, and nothing is said of how to sign in', () => {
  const said = product.said();
  for (const each of switchedOff(readConfig(off))) expect(said).toContain(each);
  expect(switchedOff(readConfig(off))).toHaveLength(4);
  expect(said).not.toContain(demoUsers.merchant.password);
});

test.each([
  [{}, true],
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: 'portal.example' }, false],
  [{ DATABASE_URL: 'postgres://localhost/portal' }, false],
  [{ DATABASE_URL: 'postgres://localhost/portal', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('with %o the demo is on: %s', (env: Record<string, string>, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test('who did not say who finds riders is told how, and simulated ones are for the demo', () => {
  expect(() => refuseUnconfigured(readConfig({ HOST: '0.0.0.0' }))).toThrow(StartError);
  expect(() => refuseUnconfigured(readConfig({ HOST: '0.0.0.0' }))).toThrow(/DISPATCHER=none/);
  const http = { DEMO: 'false', DISPATCHER: 'http', DISPATCHER_URL: 'http://10.0.0.7/rides' };
  expect(() => refuseUnconfigured(readConfig(http))).toThrow(/DISPATCHER_SECRET/);
  const sound = { ...http, DISPATCHER_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  expect(() => refuseUnconfigured(readConfig(sound))).not.toThrow();
  expect(() => readConfig({ ...sound, DISPATCHER_SECRET: 'secret' })).toThrow(/DISPATCHER_SECRET/);
  expect(readConfig({ ...sound, DISPATCHER: 'none' }).remoteFleet).toBeUndefined();
  const simulated = { DEMO: 'false', DISPATCHER: 'simulated' };
  expect(() => refuseUnconfigured(readConfig(simulated))).toThrow(/DEMO=true/);
  expect(() => refuseUnconfigured(readConfig({}))).not.toThrow();
  expect(switchedOff(readConfig({}))).toEqual([]);
  expect(switchedOff(readConfig({ HOST: '0.0.0.0', DEMO: 'true' }))).toHaveLength(1);
});

test('who is paid by Stripe is told what that needs, and no live key is taken where nobody comes for an order', () => {
  const refused = (env: Record<string, string>) =>
    expect(() => refuseUnconfigured(readConfig({ ...off, PAYMENT: 'stripe', ...env })));
  refused({}).toThrow(/STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/);
  refused({ PAYMENT: 'sandbox' }).toThrow(/PAYMENT=sandbox needs DEMO=true/);
  const test = { STRIPE_SECRET_KEY: 'sk_test_51abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  refused(test).not.toThrow();
  expect(switchedOff(readConfig({ ...off, PAYMENT: 'stripe', ...test })).join()).toContain(
    'paid by nobody',
  );
  const live = { ...test, STRIPE_SECRET_KEY: 'rk_live_51abc' };
  refused(live).not.toThrow();
  refused({ ...live, DEMO: 'true' }).toThrow(/DEMO=true takes a test key/);
  refused({ ...live, STRIPE_API: 'http://localhost:9' }).toThrow(/gets no live key/);
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_test_51abc' })).toThrow(/STRIPE_SECRET_KEY/);
  expect(readConfig({ ...off, ...live }).stripe).toBeUndefined();
});

import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type StripeStandIn,
  startStripe,
  stripeKey,
  stripeSecret,
} from '../../../e2e/support/stripe/stand-in.ts';
import { riderPortal } from '../../../examples/client/index.ts';
import { emptyDatabase, type FreshDatabase } from '../../support/database.ts';
import { startSmtp } from '../../support/smtp.ts';
import { knowTowns } from '../../support/started.ts';
import { onPage, stripeCards } from '../payments/stripe/support.ts';
import { endProduct, type Spawned, spawnProduct } from '../product.ts';
import { command, exampleFleet, freePort, ownTree, till } from './shop.ts';

/** Milliseconds for all of it, beside whatever else runs on the machine. */
const patience = 240_000;
const soon = { timeout: 60_000, interval: 100 };
const deployment = 'bakery';
const secretOf = () => `whsec_${randomBytes(32).toString('base64')}`;

let database: FreshDatabase;
let tree: Awaited<ReturnType<typeof ownTree>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let shop: Awaited<ReturnType<typeof till>>;
let stripe: StripeStandIn;
let fleet: ChildProcess;
let product: Spawned;
let portal = '';
let env: Record<string, string> = {};

beforeAll(async () => {
  [database, tree, smtp, shop, stripe] = await Promise.all([
    ...[emptyDatabase(), ownTree(deployment), startSmtp(), till(), startStripe()],
  ] as const);
  const [port, fleetPort] = [await freePort(), await freePort()];
  portal = `http://localhost:${port}`;
  env = {
    ...{ PORT: port, DEMO: 'false', DATA_DIR: join(tree.folder, '.data'), SMTP_URL: smtp.url },
    ...{ DISPATCHER: 'http', DISPATCHER_URL: `http://localhost:${fleetPort}` },
    ...{ PAYMENT: 'stripe', STRIPE_API: stripe.url },
    // The till of the walk stands on this machine.
    ...{ WEBHOOK_TARGETS: 'any', STREETS: 'off' },
    ...(await secretFiles()),
  };
  const FLEET_SECRET = secrets.DISPATCHER_SECRET ?? '';
  fleet = await exampleFleet({ PORT: fleetPort, PORTAL_URL: portal, FLEET_SECRET });
  stripe.tellTo(`${portal}/payments/api/v1/stripe`);
}, patience);
afterAll(async () => {
  await endProduct(product.child, 'SIGKILL');
  fleet.kill('SIGKILL');
  shop.close();
  await Promise.all([smtp.stop(), stripe.stop(), database.drop()]);
  await tree.remove();
}, patience);

const secrets: Record<string, string> = {};

/** Step 4: each secret is a file, and a variable says which. */
async function secretFiles(): Promise<Record<string, string>> {
  Object.assign(secrets, {
    ...{ DATABASE_URL: database.url, TOKEN_SECRET: randomBytes(32).toString('base64') },
    ...{ DISPATCHER_SECRET: secretOf(), STRIPE_SECRET_KEY: stripeKey },
    STRIPE_WEBHOOK_SECRET: stripeSecret,
  });
  const named = Object.entries(secrets).map(async ([name, value]) => {
    const file = join(tree.folder, `${name.toLowerCase()}.secret`);
    await writeFile(file, `${value}\n`, { mode: 0o600 });
    return [`${name}_FILE`, file] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

const operator = (...words: string[]) =>
  command({ folder: tree.folder, env }, 'scripts/operator.ts', ...words);

/** A call of a person of the shop, or of anybody. */
async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${portal}/orders/api/v1${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  });
  const said = await answer.json();
  expect([path, answer.status, said.errors]).toEqual([path, 200, undefined]);
  return said.result;
}

/** The secret of the link in the mail that asks somebody to join. */
async function invitation(email: string): Promise<string> {
  const link = () =>
    smtp.mails
      .filter(({ to }) => to.includes(email))
      .map(({ content }) => content.replaceAll('=\r\n', ''))
      .flatMap((content) => /\/join#(?:3D)?([\w.-]+)/.exec(content)?.[1] ?? [])[0];
  await expect.poll(link, soon).toBeDefined();
  return link() ?? '';
}

const destination = { latitude: 1.2804, longitude: 103.8509 };

test('from nothing to a shop whose paid order is delivered, with its till told of each step', {
  timeout: patience,
}, async () => {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  const file = join(tree.folder, 'portal.env');
  await writeFile(file, settings.join(''));
  const checked = ['scripts/check-config.ts', '--env-file', file] as const;
  expect(await command({ folder: tree.folder, env: {} }, ...checked)).toContain('nothing is wrong');

  product = await spawnProduct(env, tree.folder);
  expect((await fetch(`${portal}/ready`)).status, product.said()).toBe(200);
  // Nobody here looks for a place, and all the towns of the world take a minute of a processor.
  await knowTowns(database.sql);

  await operator('add', 'you@bakery.example');
  const place = ['1 Raffles Place', '1.2841', '103.8515'];
  await operator(
    ...['merchants', 'create', deployment, 'Mei Bakery', 'mei@bakery.example'],
    ...['Mei Bakery Tanjong Pagar', '+6562200155', ...place],
  );
  const listed = JSON.parse(await operator('outlets', 'list', '--search', 'tanjong', '--json'));
  const [{ outlet_id: vendor_id }] = listed.outlets;
  await operator('outlets', 'online-payment', vendor_id, 'on');
  await operator('flags', 'set', deployment, 'connect-till', 'on');

  const password = 'Quokkas!2026-mei';
  const joined = await call('/invitation/accept', {
    ...{ token: await invitation('mei@bakery.example'), password, name: 'Mei' },
  });
  const mei = { authorization: `Bearer ${joined.AuthenticationResult.AccessToken}` };

  const scopes = ['read-orders', 'write-orders', 'webhooks'];
  const { secret: key } = await call(
    `/vendor/${vendor_id}/service-keys`,
    ...[{ name: 'Till', scopes }, mei],
  );
  const client = riderPortal({ url: portal, key });
  const { secret } = await client.createWebhook({
    params: { vendorId: vendor_id },
    body: { url: shop.url, events: ['order.placed', 'order.status_changed', 'order.delivered'] },
  });
  shop.known.secret = secret;

  const { vendor_information: outlet } = await client.getVendor({
    params: { vendorId: vendor_id },
  });
  const source = {
    latitude: Number(outlet.location.latitude),
    longitude: Number(outlet.location.longitude),
  };
  const orderOf = async (reference: string) => {
    const { fee, signature } = await client.quoteFee({
      body: {
        ...{ vendor_id, delivery_type: 'food', payment_method: 'PAID' },
        ...{ source, destination },
      },
    });
    return {
      ...{ vendor_id, reference, unit_number: '#02-01', delivery_fee: fee, signature },
      customer: {
        ...{ name: 'Ana', phone_number: '+6591234567' },
        location: { ...destination, address: '5 Raffles Place', notes: '' },
      },
      order: {
        ...{ payment_method: 'PAID' as const, amount: 20, description: 'Bread' },
        cold_bag_needed: false as const,
      },
    };
  };

  const order = await orderOf('till-1');
  await client.createOrder({ idempotencyKey: randomUUID(), body: order });

  const { wallet_id, access_token: bearer_token } = await call(
    `/order/payment/auth/${vendor_id}`,
    ...[{}, mei],
  );
  const begun = await call(
    '/order/payment/intent',
    { ...{ wallet_id, bearer_token, vendor_id }, order: await orderOf('till-2') },
    { ...mei, 'idempotency-key': randomUUID() },
  );
  const outcome = await call(
    '/order/payment/intent/confirm',
    {
      ...{ order: { vendor_id }, bearer_token, purchase_intent_id: begun.intent_id },
      ...{ payment_method: begun.payment_methods[0].name, payment_instrument_id: 'NEW' },
    },
    mei,
  );
  const page = outcome.redirect_required?.redirectUrl ?? '';
  expect(page).toContain(stripe.url);
  await onPage(page, stripeCards.good);

  for (const reference of ['till-1', 'till-2']) {
    const told = () =>
      shop.heard.filter(({ data }) => data.reference === reference).map(({ type }) => type);
    await expect.poll(told, soon).toContain('order.delivered');
    expect(told()[0]).toBe('order.placed');
    const { data } = await client.listOrders({
      params: { vendorId: vendor_id },
      query: { reference },
    });
    expect(data).toMatchObject([{ reference, status: 'DELIVERED' }]);
  }
  const paid = [...stripe.account.payments.values()].filter(({ status }) => status === 'succeeded');
  expect(paid).toHaveLength(1);
  expect(shop.known.refused).toBe(0);
});

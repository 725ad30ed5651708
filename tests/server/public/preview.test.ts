import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { modules } from '../../../server/app.ts';
import { client } from '../../../server/site/client.ts';
import { preparePage } from '../../../server/site/start-page.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';

const day = 86_400;
const head = ['<title>Your delivery</title>', '<script>draw()</script>'];
const general = '<meta property="og:title" content="general">';
const ofService = '<meta property="og:description" content="of the service">';
const pictures = ['en', 'zh_Hant_TW'].map(
  (code) =>
    `<template data-for="recipient" data-language="${code}" dir="ltr"><p class="a" data-told=""></p></template>`,
);
const html = head.join('') + general + ofService + pictures.join('\n');

let dist = '';
let server: Awaited<ReturnType<typeof testServer>>;
let merchant: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'rider-portal-preview-'));
  await mkdir(join(dist, 'assets'));
  const page = preparePage(
    { html, scripts: ['draw()'], styles: [] },
    { known: true, listed: false },
  );
  const site = { tidyPath: (path: string) => path, startPage: async () => page };
  server = await testServer({ parts: [...modules, client(dist, site)] });
  merchant = await orderClient(server);
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

let visitors = 0;
function visit(url: string, from?: string) {
  visitors += 1;
  const remoteAddress = from ?? `203.0.113.${visitors}`;
  return server.app.inject({ url, headers: { host: 'sg.localhost' }, remoteAddress });
}

/** An order that has come so far, and its links. */
async function anOrder(record: Partial<Order>) {
  const placed = await merchant.place();
  const status = record.status ?? placed.status;
  const end = { status, created_at: server.deps.clock() };
  const order = { ...placed, ...record, status_history: [...placed.status_history, end] };
  await server.sql`update orders set record = ${JSON.stringify(order)}::text::jsonb
    where id = ${order.order_id}`;
  const links = await merchant.call('GET', `/order/${order.order_id}/links`);
  return { order, ...(links.json().result as { tracking: string; receipt: string }) };
}

const saidOn = (body: string) =>
  ['title', 'description'].map(
    (name) => body.match(`<meta property="og:${name}" content="([^"]*)">`)?.[1],
  );

test('a link that is pasted into a chat says how far the order is and from which shop', async () => {
  const { tracking } = await anOrder({ status: 'PICKED_UP' });
  const answer = await visit(tracking);
  expect(saidOn(answer.body)).toEqual([
    'The rider has your order',
    'From Pandan Kitchen Tanjong Pagar.',
  ]);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  const parcel = await visit(tracking.replace('/tracking/', '/tracking-c2c/'));
  expect(saidOn(parcel.body)[0]).toBe('On the way to delivery');
});

test('its first picture says how far the order is, in each language', async () => {
  const { tracking } = await anOrder({ status: 'PICKED_UP' });
  const { body } = await visit(tracking);
  const told = [...body.matchAll(/data-language="(\w+)"[^>]*><p[^>]*>([^<]*)/g)];
  expect(told.map(([, code, words]) => [code, words])).toEqual([
    ['en', 'The rider has your order'],
    ['zh_Hant_TW', expect.stringMatching(/^\p{Script=Han}+$/u)],
  ]);
});

test('an order for later is planned, and not being prepared', async () => {
  const { tracking } = await anOrder({ preordered_for: server.deps.clock() + day });
  expect(saidOn((await visit(tracking)).body)[0]).toBe('Your order is planned');
});

test('so does the link to a receipt', async () => {
  const { receipt } = await anOrder({ status: 'DELIVERED' });
  expect(saidOn((await visit(receipt)).body)[0]).toBe('Delivery receipt – Delivered');
});

test('nothing of a person is in it, and a name is text', async () => {
  const { order, tracking } = await anOrder({ outlet_name: `"><script>$&'` });
  const { body } = await visit(tracking);
  for (const secret of [order.customer.name, 'Ana', 'Raffles', '9123', order.order_id])
    expect(body).not.toContain(secret);
  expect(body.match(/<script>/g)).toHaveLength(1);
  expect(saidOn(body)[1]).toBe('From &quot;&gt;&lt;script&gt;$&amp;&#39;.');
});

test('a page follows its order, and is sent once for each state of it', async () => {
  const { order, tracking } = await anOrder({ status: 'PICKED_UP' });
  const { etag } = (await visit(tracking)).headers;
  const again = () =>
    server.app.inject({
      ...{ url: tracking, headers: { host: 'sg.localhost', 'if-none-match': String(etag) } },
    });
  expect((await again()).statusCode).toBe(304);
  const record = JSON.stringify({ ...order, status: 'DELIVERED' });
  await server.sql`update orders set record = ${record}::text::jsonb where id = ${order.order_id}`;
  const after = await again();
  expect([after.statusCode, saidOn(after.body)[0]]).toEqual([200, 'Delivered']);
});

test('links that are unknown, of another kind or of another deployment get the same page', async () => {
  const { tracking, receipt } = await anOrder({ status: 'DELIVERED' });
  const token = (link: string) => link.split('/').at(-1) ?? '';
  const unknown = [
    `/tracking/${randomBytes(24).toString('base64url')}`,
    `/tracking/${token(receipt)}`,
    `/delivery-receipt/${token(tracking)}`,
    '/tracking/m4pk1-000001',
  ];
  for (const url of unknown) {
    const { statusCode, body, headers } = await visit(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, html, 'no-cache']);
  }
  const elsewhere = await server.app.inject({ url: tracking, headers: { host: 'kw.localhost' } });
  expect(elsewhere.body).toBe(html);
});

test('who tries many links is told nothing more, for a minute', async () => {
  const { tracking } = await anOrder({ status: 'PICKED_UP' });
  const from = '198.51.100.7';
  for (let tried = 0; tried < 10; tried += 1)
    await visit(`/tracking/${randomBytes(24).toString('base64url')}`, from);
  expect((await visit(tracking, from)).body).toBe(html);
  server.pass(61);
  expect((await visit(tracking, from)).body).not.toBe(html);
});

test('a database that does not answer holds no page back', async () => {
  const { tracking } = await anOrder({ status: 'PICKED_UP' });
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = server.sql.begin(async (tx) => {
    await tx`lock table public_links in access exclusive mode`;
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const answer = await visit(tracking);
  held.resolve();
  await holding;
  expect([answer.statusCode, answer.body]).toEqual([200, html]);
});

test('a link that has expired says no more than one that was never given out', async () => {
  const { tracking } = await anOrder({ status: 'DELIVERED' });
  server.pass(day + 1);
  expect((await visit(tracking)).body).toBe(html);
});

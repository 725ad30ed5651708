import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Webhook } from '#schemas';
import { openAsOperator, said } from '../pages/console.ts';
import { ask, signInPast } from '../support/api.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { addOperator, type OperatorAccount } from '../support/operators.ts';
import { expectSound } from '../support/sound.ts';

/** A program of the merchant that nobody listens with until it is mended. */
const heard: string[] = [];
const state = { status: 410 };
const till = createServer((request, reply) => {
  heard.push(String(request.headers['webhook-id']));
  reply.writeHead(state.status).end('nobody is here');
});
let product: Product;
let ann: OperatorAccount;
beforeAll(async () => {
  till.listen(0, '127.0.0.1');
  await once(till, 'listening');
  product = await startFreshProduct();
  ann = await addOperator(product, 'ann@operators.example');
});
afterAll(async () => {
  await product.stop();
  till.close();
});

test('an operator sees which address of a merchant rests and why, and sends it again what it missed', async ({
  newPage,
}) => {
  const { url, webhook_id } = await aTarget();
  const operated = await openAsOperator(newPage, at(1280, 'merchants/m4pk'), ann);
  const { page } = operated;
  expectFault(page, /401.*session/);
  const row = operated.row(url);
  await expect.poll(() => askAgain(operated, row)).toContain(said('webhook.paused.gone'));
  await expectSound(page);
  // A long address leaves room for its state and what it was not told.
  const list = operated.region('webhooks').locator('[tabindex="0"]');
  expect(await list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await row.getByRole('link').click();
  await operated.heading(url).waitFor();
  await page.getByText(webhook_id).waitFor();
  const sent = operated.row('webhook.test');
  await sent.getByText(said('state.failed')).waitFor();
  const [filter, log] = [page.getByLabel(said('webhook.state')), page.getByRole('table')];
  expect(
    (await topOf(log)) - (await topOf(filter)),
    'the log stands below its filter',
  ).toBeLessThan(100);
  await expectSound(page);

  await operated.button('webhook.resume').click();
  await operated.told(said('webhook.resume.done')).waitFor();
  await operated.button('webhook.pause').click();
  await page.getByText(said('webhook.paused.operator')).waitFor();

  state.status = 204;
  const [missed] = heard.splice(0);
  await sent.getByRole('button', { name: new RegExp(`^${said('webhook.resend')}`) }).click();
  await operated.told(said('webhook.resent')).waitFor();
  await expect.poll(() => heard).toEqual([missed]);
  await expect
    .poll(async () => {
      await operated.button('action.refresh').click();
      return sent.innerText();
    })
    .toContain(said('state.delivered'));
  await page.getByLabel(said('webhook.state')).selectOption('failed');
  await page.getByText(said('webhook.log.none')).waitFor();
  await page.getByRole('link', { name: said('webhook.back') }).click();
  await row.waitFor();

  await operated.goTo('audit');
  const entry = operated.row('webhooks resend');
  await entry.getByText(`webhook ${webhook_id}`).waitFor();
  expect(await entry.innerText()).toContain(ann.email);
  await expectSound(page);
});

test('on a phone the addresses and their logs are lines', async ({ newPage }) => {
  const { url } = await aTarget();
  const operated = await openAsOperator(newPage, at(360, 'merchants/m4pk'), ann);
  const { page } = operated;
  expectFault(page, /401.*session/);
  await page.getByRole('link', { name: url }).click();
  await operated.heading(url).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'webhook.test' }).waitFor();
  await expectSound(page);
});

const at = (width: number, page: string) => ({
  ...{ port: product.port, width, path: `/operator/${page}` },
});

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

/** What a line says after its list was asked for once more. */
async function askAgain(
  { page }: Awaited<ReturnType<typeof openAsOperator>>,
  row: ReturnType<Awaited<ReturnType<typeof openAsOperator>>['row']>,
): Promise<string> {
  await page.reload();
  await row.waitFor();
  return row.innerText();
}

/** An address that the merchant adds and tries. */
async function aTarget(): Promise<Webhook> {
  const { port } = product;
  const { AuthenticationResult: tokens } = await signInPast(port);
  const headers = { authorization: `Bearer ${tokens.AccessToken}|${tokens.IdToken}` };
  const path = '/orders/api/v1/vendor/m4pk/webhooks';
  const url = `http://127.0.0.1:${(till.address() as AddressInfo).port}/${'a-long-address-of-a-till/'.repeat(4)}${crypto.randomUUID()}`;
  const body = { url, events: ['order.placed'] };
  const { webhook } = await ask<{ webhook: Webhook }>(path, { port, headers, body });
  await ask(`${path}/${webhook.webhook_id}/test`, { port, headers, body: {} });
  return webhook;
}

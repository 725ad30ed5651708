import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { tillPage } from '../pages/till.ts';
import { address, test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectError, expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';
import { enter } from './steps.ts';

/** A program of the merchant that takes what it is told. */
const heard: string[] = [];
const till = createServer((request, reply) => {
  heard.push(String(request.headers['webhook-id']));
  reply.end('taken');
});
let base = '';
beforeAll(async () => {
  till.listen(0, '127.0.0.1');
  await once(till, 'listening');
  base = `http://127.0.0.1:${(till.address() as AddressInfo).port}/hooks`;
});
afterAll(() => {
  till.close();
});

test('a key is made, told once, used, rotated and revoked', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, t } = portal;
  const tills = await openTill(portal);
  await expectSound(page);

  await tills.addKey.click();
  await tills.makeKey.click();
  await expectError(tills.keyName, t('till.error.name'));
  await tills.keyName.fill('Till at the counter');
  await expectSound(page);
  await tills.makeKey.click();
  const secret = await toldBy(tills);
  await expectSound(page);
  expect(secret).toMatch(/^rpk_[\w-]{43}$/);
  await tills.seen.click();
  const row = tills.key('Till at the counter');
  await row.getByText(t('till.key.unused')).waitFor();
  expect(await row.innerText()).toContain(secret.slice(0, 10));
  expect(await statusWith(secret)).toBe(200);

  await tills.rotateKey('Till at the counter').click();
  await expectSound(page);
  await tills.confirmRotateKey.click();
  const other = await toldBy(tills);
  expect(other).not.toBe(secret);
  await tills.seen.click();
  expect([await statusWith(secret), await statusWith(other)]).toEqual([200, 200]);

  await tills.revokeKey('Till at the counter').click();
  await tills.confirmRevokeKey.click();
  await row.getByText(t('till.key.over')).waitFor();
  expect(await statusWith(other)).toBe(401);
  await page.reload();
  await row.getByText(t('till.key.over')).waitFor();
  expect(await page.content()).not.toContain(other);
});

test('a webhook is added, tried, looked into, paused and removed', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page, t } = portal;
  const tills = await openTill(portal);
  // Of this try alone.
  const url = `${base}/${crypto.randomUUID()}`;
  heard.length = 0;

  await tills.addWebhook.click();
  await tills.url.fill('till.example');
  await tills.makeWebhook.click();
  await expectError(tills.url, t('till.error.address'));
  // What only the server refuses stands at its field, too.
  expectFault(page, /400.*webhooks/);
  await tills.url.fill('ftp://till.example/');
  await tills.makeWebhook.click();
  await expectError(tills.url, t('till.error.target'));
  await expectSound(page);
  await tills.url.fill(url);
  await tills.event('order.edited').uncheck();
  await tills.makeWebhook.click();
  expect(await toldBy(tills)).toMatch(/^whsec_/);
  await tills.seen.click();
  const row = tills.webhook(url);
  await row.getByText(t('till.webhook.on')).waitFor();
  expect(await row.innerText()).not.toContain(t('till.event.order.edited'));

  await expectSound(page);
  await tills.does(url, 'test').click();
  await tills.deliveries.first().waitFor();
  await tills.deliveries.first().getByText(t('till.delivery.delivered')).waitFor();
  await expectSound(page);
  await tills.resend.first().click();
  await expect.poll(() => heard.length).toBe(2);
  expect(new Set(heard).size).toBe(1);
  await tills.closeLog.click();

  await tills.does(url, 'pause').click();
  await row.getByText(t('till.webhook.paused')).waitFor();
  await tills.does(url, 'resume').click();
  await row.getByText(t('till.webhook.on')).waitFor();

  await tills.does(url, 'remove').click();
  await expectSound(page);
  await tills.confirmRemove.click();
  await row.waitFor({ state: 'detached' });
});

test('it is sound from right to left, in the dark, on a phone', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360, scheme: 'dark' });
  const tills = await openTill(portal);
  await expectSound(portal.page);
  await tills.addKey.click();
  await expectSound(portal.page);
  await tills.back.click();
  await tills.addWebhook.click();
  await expectSound(portal.page);
});

async function openTill(portal: Portal) {
  const { page } = portal;
  await enter(portal);
  const tills = tillPage(portal);
  await walkTo(page, new URL(page.url()).pathname.replace(/^\/[^/]+/, '/connect-till'));
  await tills.title.waitFor();
  return tills;
}

async function toldBy({ secret }: ReturnType<typeof tillPage>): Promise<string> {
  await secret.waitFor();
  return (await secret.innerText()).trim();
}

async function statusWith(secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await fetch(
    address('sg', '/orders/api/v1/vendors').replace('sg.localhost', 'localhost'),
    { headers },
  );
  return answer.status;
}

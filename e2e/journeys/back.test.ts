import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessPages } from '../pages/access.ts';
import { newcomer } from '../pages/demo.ts';
import { originPage } from '../pages/origin.ts';
import { openAtOutlet, openMember, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment } from './steps.ts';

const entry = (page: Page) => page.evaluate(() => history.state?.layers);
const dialogs = (page: Page) => page.locator('dialog[open]');

test('Back closes what lies on top, then goes back step by step, and Forward goes on; also after a reload', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'kw', width: 360 });
  const { page, request, shell, tracking, shop } = portal;
  await enter(portal);
  await shell.go('nav.tracking');
  await tracking.tab('new').waitFor();
  await shell.go('nav.request');
  await reachDetails(portal);
  await reachPayment(portal);
  const here = page.url();
  await opensAndCloses(portal);
  await page.reload();
  await request.submit.waitFor();
  await page.goBack();
  await expect.poll(() => request.fields.name.inputValue()).toBe(shop.customer.name);
  await page.goForward();
  await request.submit.waitFor();
  await page.goBack();
  await request.fields.name.waitFor();
  await page.goBack();
  await request.address.waitFor();
  await page.goForward();
  await request.toPayment.click();
  await request.submit.waitFor();
  expect(page.url()).toBe(here);
  // The buttons of the page and the browser's mean the same.
  await request.back.click();
  await request.changeAddress.click();
  await request.address.waitFor();
  await page.goBack();
  await tracking.tab('new').waitFor();
  expect(await dialogs(page).count()).toBe(0);
});

/** The drawer and the dialog of outlets, left by Back and by their own button: the page stays as it is. */
async function opensAndCloses({ page, request, shell }: Portal): Promise<void> {
  const here = page.url();
  await shell.menu.click();
  await shell.drawer.waitFor();
  await page.goBack();
  await shell.drawer.waitFor({ state: 'hidden' });
  await shell.branch.click();
  await shell.branches.waitFor();
  await page.keyboard.press('Escape');
  await shell.branches.waitFor({ state: 'hidden' });
  await request.submit.waitFor();
  expect(page.url()).toBe(here);
  await shell.branch.click();
  await page.reload();
  await request.submit.waitFor();
  expect(await dialogs(page).count()).toBe(0);
  // Its entry goes with it, as soon as the code for that has come.
  await expect.poll(() => entry(page)).toEqual(['details', 'payment']);
}

test('Back never leads to another outlet', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, request, shell, tracking } = portal;
  await enter(portal);
  await shell.go('nav.tracking');
  await page.waitForURL('**/order-tracking/m4pk1');
  await shell.go('nav.request');
  await reachDetails(portal);
  await shell.chooseOutlet('Pandan Kitchen Tampines');
  await page.waitForURL('**/request-a-rider/m4pk3');
  await request.address.waitFor();
  await page.goBack();
  await tracking.tab('new').waitFor();
  await page.waitForURL('**/order-tracking/m4pk3');
  expect(await shell.branch.innerText()).toContain('m4pk3');
  await page.goForward();
  await page.waitForURL('**/request-a-rider/m4pk3');
});

test('a new outlet finds its address again after a reload, and Back leads from its details to it', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, {
    ...{ deployment: 'sg', width: 360 },
    person: newcomer,
  });
  const { page } = portal;
  const origin = originPage(portal);
  await page.goto('/');
  await origin.address.fill('1.2903, 103.8519');
  await origin.confirm.click();
  await origin.unit.fill('#01-09');
  await page.reload();
  await expect.poll(() => origin.unit.inputValue()).toBe('#01-09');
  await page.goBack();
  await origin.address.waitFor();
  await page.goForward();
  await expect.poll(() => origin.unit.inputValue()).toBe('#01-09');
});

test('Back leads a guest from the request to the first page, which leads there again, also after a reload', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', width: 360 });
  const { page } = portal;
  const { request } = accessPages(portal);
  const origin = originPage(portal);
  await request.click();
  await origin.address.waitFor();
  await page.goBack();
  await request.click();
  await origin.address.waitFor();
  await page.reload();
  await origin.address.waitFor();
  await page.goBack();
  await request.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await expectSound(page);
  await page.goForward();
  await origin.address.waitFor();
});

test('Back leads from a mail that was promised to the form that asked for it', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', path: '/register' });
  const { page } = portal;
  const access = accessPages(portal);
  const owner = { code: 'j8ln', email: 'lantern@example.com', password: 'Quokkas!2026' };
  await access.fillRegistration(owner);
  await access.register.click();
  const promised = access.title('access.link.title');
  await promised.waitFor();
  await expect.poll(() => entry(page)).toEqual(['sent']);
  await page.reload();
  await promised.waitFor();
  await page.goBack();
  expect(await access.vendorCode.inputValue()).toBe(owner.code);
  // Forward sends nothing by itself.
  await page.goForward();
  await expect.poll(async () => (await entry(page)) ?? []).toEqual([]);
  await access.vendorCode.waitFor();
});

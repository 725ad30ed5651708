import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { accessPages } from '../pages/access.ts';
import { openAtOutlet, openMember, openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';
import { enter, reachDetails } from './steps.ts';

/** How many lines of text a field shows. */
function linesOf(field: Locator): Promise<number> {
  return field.evaluate((it) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(it);
    const inner =
      it.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return Math.round((10 * inner) / Number.parseFloat(lineHeight)) / 10;
  });
}

test('the drawer stays open while the outlets come, without the pages whose flag is off', async ({
  newPage,
}) => {
  const { page, t, shell } = await openMember(newPage, { deployment: 'la', width: 360 });
  const gate = Promise.withResolvers<void>();
  await page.route('**/orders/api/v1/vendors', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/');
  await shell.menu.click();
  gate.resolve();
  await page.waitForURL('**/request-a-rider/*');
  const inDrawer = (key: string) => shell.drawer.getByRole('link', { name: t(key), exact: true });
  await inDrawer('nav.history').waitFor();
  expect(await inDrawer('nav.bulk').count()).toBe(0);
  await expect.poll(async () => (await shell.drawer.boundingBox())?.width).toBe(360);
  await page.goto('/bulk-order');
  await page.waitForURL('**/request-a-rider/*');
  for (const path of ['/bulk-order', '/bulk-order/w2mk2']) {
    await walkTo(page, path);
    await page.waitForURL('**/request-a-rider/*');
    await shell.menu.waitFor();
  }
});

test('an open account panel stays at its button however wide the window becomes, and goes where that goes', async ({
  newPage,
}) => {
  const { page, t, shell } = await openAtOutlet(newPage, { deployment: 'sg' });
  await page.goto('/history');
  await shell.account.click();
  const panel = page.locator('[popover]').filter({ hasText: t('nav.logout') });
  const ends = async () => {
    const [button, under] = [await shell.account.boundingBox(), await panel.boundingBox()];
    return [button, under].map((box) => box && Math.round(box.x + box.width));
  };
  for (const width of [1280, 1000, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(async () => new Set(await ends()).size, { message: `${width}` }).toBe(1);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await panel.waitFor({ state: 'hidden' });
});

test('a field for many lines shows two of them to four; a dialog has a title, what it is about, a way back, the deed and a close button', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'la', width: 360 });
  const { page, t, request } = portal;
  await enter(portal);
  await reachDetails(portal);
  const notes = page.getByRole('textbox', { name: t('request.rider-notes') });
  for (const [text, lines] of [
    ['', 2],
    ['one\ntwo\nthree', 3],
    ['line\n'.repeat(9), 4],
  ] as const) {
    await notes.fill(text);
    expect(await linesOf(notes)).toBe(lines);
  }
  await request.startOver.click();
  const dialog = page.getByRole('dialog', { name: t('request.start-over.title') });
  await dialog.getByRole('heading', { level: 2 }).waitFor();
  const described = await dialog.evaluate((it) => {
    const id = it.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.innerText ?? '';
  });
  expect(described).toBe(t('request.start-over.body'));
  await dialog.getByRole('button', { name: t('action.close') }).waitFor();
  const box = await dialog.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  await expectSound(page);
  await dialog.getByRole('button', { name: t('request.start-over.confirm') }).waitFor();
  await dialog.getByRole('button', { name: t('request.start-over.keep') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(request.startOver);
});

test('who has no outlets is sent to the account manager', async ({ newPage }) => {
  const { page, t, shell } = await openMember(newPage, { deployment: 'sg' });
  await page.route('**/orders/api/v1/vendors', (route) =>
    route.fulfill({ json: { result: { vendors: [] } } }),
  );
  await page.goto('/');
  const notices = page.getByRole('region', { name: t('alert.region') });
  await notices.getByText(t('error.no-vendors')).waitFor();
  await page.locator('main').getByText(t('branch.none')).waitFor();
  await expectSound(page);
  for (const key of ['nav.tracking', 'nav.history'] as const) {
    await shell.go(key);
    await page.waitForURL(key === 'nav.history' ? '**/history' : '**/order-tracking');
    await page.locator('main').getByText(t('branch.none')).waitFor();
    await expectSound(page);
  }
});

test('outlets that could not be loaded are said, and asked for again', async ({ newPage }) => {
  const { page, t, request } = await openMember(newPage, { deployment: 'sg' });
  expectFault(page, /500/);
  await page.route('**/orders/api/v1/vendors', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await page.getByText(t('error.cant-retrieve-vendors')).first().waitFor();
  await page.unroute('**/orders/api/v1/vendors');
  await page
    .getByRole('button', { name: t('action.retry') })
    .first()
    .click();
  await request.address.waitFor();
});

test('a registration that is refused says why, at its field or above the form', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', path: '/register' });
  const { page, t } = portal;
  const access = accessPages(portal);
  expectFault(page, /400|500|ERR_FAILED/);
  await access.fillRegistration({ code: 'j8ln', email: 'a@example.com', password: 'Quokkas!2026' });
  const answer = async (fulfilled: object) => {
    await page.unroute('**/orders/api/v1/register');
    await page.route('**/orders/api/v1/register', (route) => route.fulfill(fulfilled));
    await access.register.click();
  };
  const error = (code: string, meta: object) => ({
    ...{ status: 400, json: { errors: [{ code, message: 'No.', meta }] } },
  });
  const key = 'access.register.error.outlet-registered';
  await answer(error('OutletRegistered', { translation_key: key, field: 'body.vendor_code' }));
  await page.getByText(t(key)).waitFor();
  await expectFocus(access.vendorCode);
  await answer(error('Odd', { translation_key: 'of.nobody' }));
  await page.getByText(t('access.register.error.failed')).waitFor();
  await answer({ status: 500, body: '' });
  await page.getByText(t('access.register.error.failed')).waitFor();
  await page.unroute('**/orders/api/v1/register');
  await page.route('**/orders/api/v1/register', (route) => route.abort());
  await access.register.click();
  await page.getByText(t('alert.offline')).waitFor();
  expect(await access.vendorCode.inputValue()).toBe('j8ln');
});

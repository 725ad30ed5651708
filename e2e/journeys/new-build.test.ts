import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessPages } from '../pages/access.ts';
import { inLanguage, openPortal, type Portal } from '../pages/portal.ts';
import { test as base, type NewPage } from '../support/browser.ts';
import { type CopiedProduct, startCopiedProduct } from '../support/copied-product.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { reachDetails } from './steps.ts';

/** `test` with a product whose files may be changed; the journeys of this file come one after the other on it. */
const test = base.extend(
  'product',
  { scope: 'file' },
  async ({ executable: _ }, { onCleanup }): Promise<CopiedProduct> => {
    const product = await startCopiedProduct();
    onCleanup(product.stop);
    return product;
  },
);

/** Milliseconds: the client is built on the way, beside all else that the machine does. */
const timeout = 400_000;

const flagCalls = /\/flags\//;
/** Seconds until a page that is open has looked at its flags and for a newer build. */
const untilNextLook = 301;

/** A tab whose clock the test moves, at a server that comes and goes. */
async function open(
  newPage: NewPage,
  { port }: CopiedProduct,
  path: string,
  width = 1280,
): Promise<Portal> {
  const portal = await openPortal(newPage, { deployment: 'sg', port, path, width });
  expectFault(portal.page, /Failed to load resource|WebSocket|net::ERR/);
  await portal.page.clock.install();
  // The server draws the first page: that it stands there says nothing of the engine, which asks for the flags.
  const asked = portal.page.waitForResponse(flagCalls);
  await portal.page.reload();
  await asked;
  return portal;
}

const look = (page: Page, looks = 1) => page.clock.fastForward(1000 * untilNextLook * looks);
const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
const editionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.edition);
/** The assets that a tab asks for from now on. */
function assetsOf(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return files;
}

test('another build: pages go on with the old one, are told, and loaded again when nothing is lost by it', {
  timeout,
}, async ({ newPage, product }) => {
  const order = await open(newPage, product, '/');
  const sending = await open(newPage, product, '/register', 360);
  const { t } = order;
  const files = assetsOf(order.page);
  await order.signIn.as();
  await order.request.address.waitFor();
  await order.shell.chooseOutlet('Pandan Kitchen Tampines');
  await reachDetails(order);
  await order.request.fields.name.fill('Half a name');
  const { vendorCode } = accessPages(sending);
  await vendorCode.fill('m4pk');
  const old = await buildOf(order.page);
  const edition = randomUUID();
  const mark = `document.documentElement.dataset.edition = '${edition}';`;
  await product.changeClient('app/screens/history/history.tsx', `\n${mark}\n`);
  await product.restart();

  // A page that was never opened before comes from the build that this tab is of.
  await order.shell.go('nav.history');
  await order.history.period.waitFor();
  expect(await editionOf(order.page)).not.toBe(edition);
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const { status } = await fetch(`http://localhost:${product.port}${file}`);
    expect([file, status]).toEqual([file, 200]);
  }
  await order.shell.go('nav.request');
  await expect.poll(() => order.request.fields.name.inputValue()).toBe('Half a name');

  // Time goes on by itself, too: the reload may come as soon as its warning stands there.
  const reloaded = order.page.waitForEvent('load');
  await look(order.page);
  await order.page.getByText(t('app.outdated')).first().waitFor();
  await order.page.clock.runFor(3000);
  await reloaded;
  await expect.poll(() => order.request.fields.name.inputValue()).toBe('Half a name');
  expect(await buildOf(order.page)).not.toBe(old);
  await order.shell.go('nav.history');
  await expect.poll(() => editionOf(order.page)).toBe(edition);

  const { page } = sending;
  const looked = page.waitForResponse('**/asset-manifest.json?*');
  await look(page);
  await looked;
  await page.clock.runFor(5000);
  expect(await vendorCode.inputValue()).toBe('m4pk');
  expect(await buildOf(page)).toBe(old);
  const again = page.waitForEvent('load');
  await vendorCode.fill('');
  await page.getByText(sending.t('app.outdated')).first().waitFor();
  await page.clock.runFor(3000);
  await again;
  expect(await buildOf(page)).toBe(await buildOf(order.page));
});

test('maintenance, switched on in the file of a deployment, stands before everything and gives it back', {
  timeout,
}, async ({ newPage, product, onTestFinished }) => {
  const shut = shutter(product, onTestFinished);
  const counter = await open(newPage, product, '/');
  const asked = await open(newPage, product, '/history');
  const { page, t } = counter;
  await counter.signIn.as();
  await counter.request.address.waitFor();
  await page.waitForURL('**/request-a-rider/*');
  const before = page.url();
  const keys = page.getByRole('dialog', { name: t('commands.keys') });
  await page.locator('main').focus();
  await pressUntil(page, '?', () => keys.isVisible());
  // Not the first control, which any dialog that opens would take.
  const close = keys.getByRole('button', { name: t('action.close'), exact: true });
  await close.focus();
  await asked.signIn.submit.waitFor();

  await shut(true);
  for (const portal of [counter, asked]) {
    let looks = 1;
    await untilSeen(portal, true, () => {
      // Anyone who hears the server's time goes by that; a further look needs more than what this tab has skipped before.
      looks *= 2;
      return look(portal.page, looks);
    });
  }
  const link = await open(newPage, product, '/verify#one-token');
  await maintenance(link).waitFor();
  await readIn(link, '繁體中文');
  await maintenance(await inLanguage(link, 'zh_Hant_TW')).waitFor();
  await readIn(link, 'English');
  await maintenance(link).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await askAgain(counter).click();
  await askAgain(counter).click();
  await expectSound(page);
  expect(await page.locator('dialog[open]').count()).toBe(0);

  await shut(false);
  for (const portal of [counter, asked, link]) {
    await untilSeen(portal, false, () => askAgain(portal).click());
  }
  await keys.waitFor();
  await expectFocus(close);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  await expectFocus(page.locator('#main'));
  expect(page.url()).toBe(before);
  await link.page.getByRole('button', { name: t('access.verify.submit') }).waitFor();
  expect(new URL(link.page.url()).pathname).toBe('/verify');
  await asked.signIn.as();
  await asked.page.waitForURL('**/history/*');
});

/** Shuts the service or opens it again; what a test left shut would be shut for its next try. */
function shutter(product: CopiedProduct, onTestFinished: (done: () => Promise<void>) => void) {
  let isShut = false;
  const shut = async (planned_maintenance: boolean) => {
    isShut = planned_maintenance;
    await product.configure('sg', { planned_maintenance });
    await product.restart();
  };
  onTestFinished(async () => {
    if (isShut) await shut(false);
  });
  return shut;
}

/** Who has no account menu picks a language on the page itself. */
async function readIn({ page, shell }: Portal, name: string): Promise<void> {
  const choice = page.getByRole('radio', { name, exact: true });
  if (!(await choice.isVisible())) await shell.language.click();
  await choice.click();
}

const maintenance = ({ page, t }: Portal) => page.getByText(t('maintenance.planned.body'));
const askAgain = ({ page, t }: Portal) =>
  page.getByRole('button', { name: t('maintenance.again'), exact: true });

/**
 * Acts until maintenance is seen, or no more: anyone who provides flags has two seconds to answer, which a busy machine may
 * let pass.
 */
async function untilSeen(portal: Portal, seen: boolean, act: () => Promise<void>): Promise<void> {
  const state = seen ? 'visible' : 'detached';
  const isSo = () =>
    maintenance(portal)
      .waitFor({ state, timeout: 8_000 })
      .then(
        () => true,
        () => false,
      );
  await expect
    .poll(
      async () => {
        await act();
        return isSo();
      },
      { timeout: 40_000 },
    )
    .toBe(true);
}

/** What listens to keys arrives after the page. */
async function pressUntil(page: Page, key: string, done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press(key);
        return done();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

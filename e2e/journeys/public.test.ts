import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { openAtOutlet, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { type ConnectedFleet, startConnectedFleet } from '../support/connected-fleet.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

let fleet: ConnectedFleet;
beforeAll(async () => {
  fleet = await startConnectedFleet();
});
afterAll(() => fleet.stop());

test('a recipient follows an order by its link until it is there, and then there is a receipt', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', port: fleet.product.port });
  const { page, t, tracking } = portal;
  const { link, orderId } = await placed(portal);
  const recipient = await newPage({ deployment: 'sg' });
  await recipient.goto(link);
  const heading = (stage: string) =>
    recipient.getByRole('heading', { level: 1, name: t(`public.stage.${stage}`) });
  await fleet.accept(orderId);
  await fleet.report(orderId, 'COURIER_LEFT_VENDOR');
  await heading('collected').waitFor();
  await recipient.getByRole('list', { name: t('public.tracking.map') }).waitFor();
  await expectSound(recipient);
  await expectLowMap(recipient);
  const seen = await recipient.locator('body').innerText();
  for (const secret of [portal.shop.customer.phone, orderId]) expect(seen).not.toContain(secret);
  await fleet.report(orderId, 'DELIVERED');
  await heading('delivered').waitFor();
  await expectSound(recipient);
  const words = recipient.getByRole('heading', { level: 1 });
  const belowAll = recipient.locator('footer');
  expect(await belowAll.evaluate(groundOf)).toBe(await words.evaluate(groundOf));
  await page.bringToFront();
  await tracking.showMore();
  const receipt = tracking.panel(orderId).getByRole('link', { name: t('order.receipt') });
  await recipient.goto(new URL((await receipt.getAttribute('href')) ?? '', link).href);
  await recipient.getByRole('heading', { name: t('public.receipt.title') }).waitFor();
  await recipient.getByText(orderId).waitFor();
  await expectSound(recipient);
  await recipient.emulateMedia({ media: 'print' });
  expect(await recipient.getByRole('main').evaluate(groundOf)).toBe('rgb(255, 255, 255)');
});

test('on kw the link speaks Arabic, on a phone and in the dark', async ({ newPage }) => {
  const visitor = {
    deployment: 'kw',
    width: 360,
    scheme: 'dark',
    port: fleet.product.port,
  } as const;
  const portal = await openAtOutlet(newPage, visitor);
  const { link, orderId } = await placed(portal);
  await fleet.report(orderId, 'DELIVERED');
  const recipient = await newPage(visitor);
  await recipient.goto(link);
  const name = portal.t('public.stage.delivered');
  await recipient.getByRole('heading', { level: 1, name }).waitFor();
  await expectSound(recipient);
});

/** Orders a delivery; answers its id and the link for its recipient. */
async function placed(portal: Portal): Promise<{ orderId: string; link: string }> {
  await enter(portal);
  await reachDetails(portal);
  await reachPayment(portal);
  const orderId = await submit(portal);
  return { orderId, link: await copyLink(portal) };
}

/** What the button puts on the clipboard, after a look at the other ways. */
async function copyLink({ page, t, shop }: Portal): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(keepShared);
  await page.getByRole('button', { name: t('order.share') }).click();
  const ways = page.getByRole('dialog', { name: t('order.share') });
  const message = ways.getByRole('link', { name: t('order.share.whatsapp') });
  expect(await message.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*tracking%2F/);
  await ways.getByText(t('order.share.scan')).waitFor();
  await expectSound(page);
  await ways.getByRole('button', { name: t('order.share.other') }).click();
  await ways.getByRole('button', { name: t('order.link.copy') }).click();
  await page.getByText(t('order.link.copied')).first().waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const { name: sender } = shop.outlet;
  const shared = { title: sender, text: t('order.share.text', { sender }), url };
  expect(JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '')).toEqual(
    shared,
  );
  return url;
}

test('a link that leads nowhere says so, and offers nothing that cannot help; the other public pages can be read by anybody', async ({
  newPage,
}) => {
  const tab = await newPage({ port: fleet.product.port });
  expectFault(tab, /40[04].*public/);
  const path = `/tracking/${'x'.repeat(32)}`;
  const opening = { deployment: 'sg', port: fleet.product.port, path } as const;
  const { page, t } = await openPortal(async () => tab, opening);
  await page.getByText(t('public.ask-shop')).waitFor();
  await expect.poll(() => page.title()).toContain(t('public.title'));
  expect(await page.getByRole('button', { name: t('public.refresh') }).count()).toBe(0);
  await walkTo(page, `/tracking/${'x'.repeat(20)}`);
  await page.getByRole('heading', { name: t('public.tracking.gone') }).waitFor();
  expect(await page.getByRole('button', { name: t('public.refresh') }).count()).toBe(0);
  await expectSound(page);
  await walkTo(page, '/prohibiteditems-c2c');
  await page.getByRole('heading', { name: t('legal.prohibited.title') }).waitFor();
  await expectSound(page);
  await walkTo(page, '/termsandconditions');
  await page.getByRole('heading', { name: t('legal.terms.title') }).waitFor();
  await expectSound(page);
});

/** Runs in the page: it has a share sheet, which keeps what it is given. */
function keepShared(): void {
  navigator.share = async (what) => {
    document.documentElement.dataset.shared = JSON.stringify(what);
  };
}

/** Runs in the page: the colour of what an element stands on. */
function groundOf(element: Element): string {
  const { backgroundColor, display } = getComputedStyle(element);
  const isSeen = display !== 'contents' && backgroundColor !== 'rgba(0, 0, 0, 0)';
  if (isSeen || element.parentElement === null) return backgroundColor;
  return groundOf(element.parentElement);
}

/** At four hundred per cent the picture leaves room for what was asked: when it comes. */
async function expectLowMap(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 180 });
  const map = await page.locator('[data-picture]').boundingBox();
  expect(map?.height).toBeLessThan(90);
  if (size) await page.setViewportSize(size);
}

import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { placeOrder } from '../faults/api.ts';
import { openMember, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';
import { enter } from './steps.ts';

const outlet = { id: 'm4pk2', name: 'Pandan Kitchen Toa Payoh' };
type Watched = { shown: string[]; notes: number; printed: number };
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Counts what the page plays, shows and prints; the powers themselves stay the browser's. */
function watch(): void {
  const watched: Watched = { shown: [], notes: 0, printed: 0 };
  window.watched = watched;
  const createOscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function counted() {
    watched.notes += 1;
    return createOscillator.call(this);
  };
  // A browser without a screen grants nothing, whatever it was told.
  window.Notification = class extends Notification {
    static override readonly permission = 'granted';
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      watched.shown.push(`${title} ${options?.body}`);
    }
  };
  window.print = () => {
    watched.printed += 1;
  };
}

/** How far below the window's upper edge it is, in pixels. */
const topOf = async (it: Locator) => (await it.boundingBox())?.y;

async function signedIn(portal: Portal): Promise<void> {
  await portal.page.context().grantPermissions(['notifications']);
  await portal.page.addInitScript(watch);
  await enter(portal);
}

const watchedOn = (page: Page) => page.evaluate(() => window.watched);

test('what a rider does is heard, and shown to who looks elsewhere', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg', outlet: outlet.id });
  const { page, t, shell } = portal;
  await signedIn(portal);
  await shell.go('nav.tracking');
  await page.getByRole('button', { name: t('nav.alerts') }).click();
  const dialog = page.getByRole('dialog', { name: t('alerts.title') });
  const kind = dialog.getByRole('group', { name: t('alerts.kind.assigned') });
  await kind.getByRole('switch', { name: t('alerts.notification') }).check();
  await kind.getByRole('button').click();
  await expect.poll(async () => (await watchedOn(page)).notes).toBe(2);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  const orderId = await placeOrder(outlet.id, { name: 'Counter Tan' });
  await page.waitForFunction(
    (id) => window.watched.shown.some((text) => text.includes(id)),
    orderId,
  );
  await page.waitForFunction(() => window.watched.notes > 2);
  await page.reload();
  await page.getByRole('button', { name: t('nav.alerts') }).click();
  await expect
    .poll(() => kind.getByRole('switch', { name: t('alerts.notification') }).isChecked())
    .toBe(true);
});

test('a day goes by keys alone, and who wants none turns them off', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg', outlet: outlet.id });
  const { page, t } = portal;
  await signedIn(portal);
  const keys = page.getByRole('dialog', { name: t('commands.keys') });
  const palette = page.getByRole('dialog', { name: t('commands.title') });
  // The field takes the focus once its suggestions are there, and would take the key.
  await portal.request.suggestions.first().waitFor();
  // Keys are heard once the tools of the bar are there.
  await page.getByRole('button', { name: t('commands.palette') }).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await keys.waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.waitForURL(`**/order-tracking/${outlet.id}`);
  await page.getByRole('combobox', { name: t('tracking.search') }).waitFor();
  await page.keyboard.press('/');
  await expectFocus(page.getByRole('combobox', { name: t('tracking.search') }));
  await page.keyboard.type('g h');
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'hidden' });
  const orderId = await placeOrder(outlet.id, { name: 'Palette Ong' });
  await page.keyboard.press('Control+k');
  await palette.getByRole('option').first().waitFor();
  const top = await topOf(palette.getByRole('combobox'));
  expect(await palette.getByRole('option', { name: t('commands.print') }).count()).toBe(0);
  await page.keyboard.type('palette ong');
  await palette.getByRole('option', { name: /Palette Ong/ }).waitFor();
  // The list is shorter now, and the field stands where it stood.
  expect(await topOf(palette.getByRole('combobox'))).toBe(top);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/order-tracking/${outlet.id}?order_id=${orderId}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(t('nav.history').toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/history/${outlet.id}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('m4pk3');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/history/m4pk3');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expectFocus(portal.request.address);
  // A page without a search has this one.
  await portal.shell.go('nav.bulk');
  await page.keyboard.press('/');
  await expectFocus(portal.request.address);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await keys.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  expect(await keys.isVisible()).toBe(false);
});

test('an order is printed as a ticket alone, from a wide window and from a narrow one', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', outlet: outlet.id });
  const { page, tracking } = portal;
  await signedIn(portal);
  const orderId = await placeOrder(outlet.id, { name: 'Ticket Tan', notes: 'Ring twice' });
  await walkTo(page, `/order-tracking/${outlet.id}?order_id=${orderId}`);
  await tracking.panel(orderId).waitFor();
  for (const [nth, width] of [1280, 360].entries()) {
    await page.setViewportSize({ width, height: 780 });
    await expectTicket(portal, [orderId, 'Ticket Tan', 'Ring twice'], nth + 1);
    await tracking.panel(orderId).waitFor();
  }
});

/** Prints the open order for the nth time. */
async function expectTicket({ page, t, tracking }: Portal, texts: readonly string[], nth: number) {
  await tracking.showMore();
  await page.getByRole('button', { name: t('ticket.print') }).click();
  await expect.poll(async () => (await watchedOn(page)).printed).toBe(nth);
  await page.emulateMedia({ media: 'print' });
  const ticket = page.getByRole('article', { name: t('ticket.title') });
  await ticket.waitFor();
  for (const text of texts) await ticket.getByText(text).first().waitFor();
  expect(await page.locator('#main').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await ticket.waitFor({ state: 'detached' });
}

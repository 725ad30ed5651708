import type { Locator } from 'playwright';
import { expect } from 'vitest';
import type { PublicLinks } from '#schemas';
import { addressBookPage } from '../pages/address-book.ts';
import { membersPages } from '../pages/members.ts';
import { messagesPage } from '../pages/messages.ts';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { tillPage } from '../pages/till.ts';
import { ask, signInPast } from '../support/api.ts';
import { type NewPage, test } from '../support/browser.ts';
import { answerList, listed } from '../support/listed-orders.ts';
import { productPort } from '../support/own-product.ts';
import { closeOnTop, walkTo } from '../support/walk.ts';
import { enter, reachDetails, reachPayment, submit } from './steps.ts';

/** Past orders are the demo's. */
const screens = [
  '/request-a-rider/m4pk2',
  '/order-tracking/m4pk2',
  '/order-tracking/m4pk2?order_id=m4pk2-000180',
  '/history/m4pk2',
  '/history/m4pk2?order_id=m4pk2-000180',
  '/bulk-order/m4pk2',
  '/helpcenter/m4pk2',
] as const;
const sizes = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
] as const;

test('no notice lies over a button, or the middle of anything larger that can be pressed, on any screen', async ({
  newPage,
}) => {
  const portal = await openWhereNoticesStay(newPage);
  const { page, t, shell } = portal;
  for (const path of screens) {
    await walkTo(page, path);
    await expectNothingCovered(portal, path);
  }
  // Nor over what explains a map, where the outlet is not so new that its first steps lie there.
  const waiting = Array.from({ length: 12 }, () => ({ happened: ['NEW'] }));
  await answerList(page, listed('m4pk1', waiting));
  await page.goto('/order-tracking/m4pk1');
  await page.locator('[data-notice]').first().waitFor();
  const legend = page.getByRole('list').filter({ hasText: t('tracking.overview.carrying') });
  await expect.poll(() => legend.evaluate(isUnderNotice)).toBe(false);
  await shell.signOut();
  await expectNothingCovered(portal, '/');
});

/** What the features bring, and a person's own account, each with what is last to come there. */
const further: readonly (readonly [path: string, last: (portal: Portal) => Locator])[] = [
  ['/address-book/m4pk2', (portal) => addressBookPage(portal).rows.first()],
  ['/connect-till/m4pk2', (portal) => tillPage(portal).addWebhook],
  ['/messages/m4pk2', (portal) => messagesPage(portal).on],
  ['/people/m4pk2', (portal) => membersPages(portal).members],
  ['/account/m4pk2', (portal) => membersPages(portal).devices.first()],
];

test('nor on a page that a feature brings', async ({ newPage }) => {
  const portal = await openWhereNoticesStay(newPage);
  const { page } = portal;
  for (const [path, last] of further) {
    await walkTo(page, path);
    await last(portal).waitFor();
    await expectNothingCovered(portal, path);
  }
});

const dialogs: readonly (readonly [path: string, open: (portal: Portal) => Promise<void>])[] = [
  ['/request-a-rider/m4pk2', ({ shell }) => shell.openBranches()],
  [
    '/order-tracking/m4pk2',
    ({ page, t }) => page.getByRole('button', { name: t('alerts.title') }).click(),
  ],
  ['/history/m4pk2', ({ history }) => history.export.click()],
  ['/address-book/m4pk2', (portal) => addressBookPage(portal).import.click()],
  ['/connect-till/m4pk2', (portal) => tillPage(portal).addWebhook.click()],
  ['/people/m4pk2', (portal) => membersPages(portal).invite.click()],
  ['/history/m4pk2?order_id=m4pk2-000180', copyNumber],
];

test('nor over what can be pressed in a dialog, also where it comes while that is open', async ({
  newPage,
}) => {
  const portal = await openWhereNoticesStay(newPage);
  const { page } = portal;
  for (const size of sizes) {
    for (const [path, open] of dialogs) {
      await page.setViewportSize(size);
      await walkTo(page, path);
      await page.waitForURL((url) => url.href.endsWith(path));
      await page.getByRole('heading').first().waitFor();
      await open(portal);
      await page.getByRole('dialog').waitFor();
      await expectClear(portal, `a dialog of ${path} at ${size.width} px`);
      await closeOnTop(page);
    }
    // The next round begins elsewhere.
    await walkTo(page, '/request-a-rider/m4pk2');
  }
});

test('a notice over a dialog can be dismissed, which leaves the dialog as it is', async ({
  newPage,
}) => {
  const portal = await openWhereNoticesStay(newPage);
  const { page, t } = portal;
  await walkTo(page, '/people/m4pk2');
  await membersPages(portal).invite.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('mei@example.com');
  const dismiss = page.getByRole('button', { name: t('action.dismiss') });
  const { x = 0, y = 0, width = 0, height = 0 } = (await dismiss.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => page.locator('[data-notice]').count()).toBe(0);
  expect(await dialog.getByRole('textbox').first().inputValue()).toBe('mei@example.com');
  await closeOnTop(page);
  await dialog.waitFor({ state: 'detached' });
  // In the page again, the notices are told and shown as before.
  await expect.poll(() => page.locator('dialog [role=alert], dialog [popover]').count()).toBe(0);
});

test('nor over what can be pressed where somebody signs up, or on a public page', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, shell } = portal;
  await enter(portal);
  // A day after its order has come to an end the page of a recipient closes; a receipt stays for a month.
  await reachDetails(portal);
  await reachPayment(portal);
  const { tracking } = await linksOf(await submit(portal));
  const { receipt } = await linksOf('m4pk2-000180');
  await page.addInitScript(keepNotices);
  await enter(portal);
  await shell.signOut();
  await page.locator('[data-notice]').first().waitFor();
  const access = ['/register', '/forgot-password', '/termsandconditions'];
  for (const path of [...access, tracking, receipt ?? '']) {
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await walkTo(page, path);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).first().textContent())
      .not.toBe(before);
    await expectNothingCovered(portal, path);
  }
});

test('nor over any part of the field with the focus in a low window', async ({ newPage }) => {
  const portal = await openWhereNoticesStay(newPage);
  const { page, request } = portal;
  const expectFieldsClear = async (fields: Locator) => {
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 360 });
      for (const field of await fields.all()) {
        await field.focus();
        const message = `${await field.getAttribute('name')} at ${width} px`;
        await expect.poll(() => field.evaluate(isUnderNotice), { message }).toBe(false);
      }
    }
  };
  await expectFieldsClear(request.address);
  await reachDetails(portal);
  await expectFieldsClear(
    page
      .locator('form input[type=text], form input[type=tel], form textarea')
      .filter({ visible: true }),
  );
});

/** Somebody arrives at another outlet than their last one, of which a notice tells. */
async function openWhereNoticesStay(newPage: NewPage): Promise<Portal> {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  await portal.page.addInitScript(keepNotices);
  await portal.page.goto('/request-a-rider/m4pk2');
  await portal.page.locator('[data-notice]').first().waitFor();
  return portal;
}

/** What a recipient would be sent of an order. */
async function linksOf(orderId: string): Promise<PublicLinks> {
  const { AuthenticationResult: tokens } = await signInPast();
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
  const headers = { authorization };
  return ask(`/orders/api/v1/order/${orderId}/links`, { headers, port: productPort });
}

async function copyNumber({ page, t }: Portal): Promise<void> {
  await page.getByRole('button', { name: t('order.number.copy') }).click();
  await expect.poll(() => page.locator('[data-notice]').count()).toBe(2);
}

/** Runs in the page: a notice stays for as long as the test needs, without anybody at it. */
function keepNotices(): void {
  const begin = setTimeout;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, wait = 0) => begin(act, wait > 3000 ? 120_000 : wait),
  });
}

/** Runs in the page: whether a notice lies over any part of an element. */
function isUnderNotice(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('[data-notice]')].some((notice) => {
    const { left, right, top, bottom } = notice.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}

async function expectNothingCovered(portal: Portal, path: string): Promise<void> {
  const { page } = portal;
  await page.getByRole('heading').first().waitFor();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectClear(portal, `${path} at ${size.width} px`);
  }
  await page.setViewportSize(sizes[0]);
}

function expectClear({ page }: Portal, message: string): Promise<void> {
  return expect
    .poll(() => page.evaluate(coveredControls), { message })
    .toEqual({ isThere: true, covered: [] });
}

/** Runs in the page: what could be pressed in the middle of what is seen of it, were no notice there; of a button any part. */
function coveredControls(): { isThere: boolean; covered: string[] } {
  const controls = 'a[href], button, summary, input, select, textarea, [role=tab], [role=option]';
  const notices = [...document.querySelectorAll<HTMLElement>('[data-notice]')];
  const stack = notices[0]?.closest<HTMLElement>('[popover]');
  const shownOf = (control: Element) => {
    let { left, top, right, bottom } = control.getBoundingClientRect();
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    }
    return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
  };
  const middleOf = (control: Element): [number, number] => {
    const { left, top, right, bottom } = shownOf(control);
    return [(left + right) / 2, (top + bottom) / 2];
  };
  // A tall dialog on a phone has no such room; there the middle counts.
  const isRoomy = document.querySelector('dialog:modal') === null;
  const isSmall = (control: Element) =>
    isRoomy && control.clientHeight <= 56 && !control.matches('input, select, textarea');
  const isTouched = (control: Element) => {
    const own = shownOf(control);
    return notices.some((notice) => {
      const { left, right, top, bottom } = notice.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    });
  };
  const found = [...document.querySelectorAll(controls)].filter(
    (control) => control.checkVisibility() && !stack?.contains(control),
  );
  const pressed = (control: Element) => document.elementFromPoint(...middleOf(control));
  stack?.style.setProperty('display', 'none');
  // Of a long text nothing that can be pressed may be in sight.
  for (const control of found) {
    if (found.some((each) => each.contains(pressed(each)))) break;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const reached = found.filter((control) => control.contains(pressed(control)));
  stack?.style.removeProperty('display');
  const covered = reached.filter(
    (control) => (isSmall(control) && isTouched(control)) || stack?.contains(pressed(control)),
  );
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.textContent ?? control.id;
  return { isThere: notices.length > 0 && reached.length > 0, covered: covered.map(nameOf) };
}

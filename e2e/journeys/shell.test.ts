import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openAtOutlet, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';
import { enter, reachDetails } from './steps.ts';

describe('the drawer of a phone', () => {
  for (const [deployment, width, edge] of [
    ['sg', 360, 'whole'],
    ['sg', 700, 'right'],
    ['kw', 700, 'left'],
  ] as const) {
    test(`on ${deployment} at ${width} px: ${edge}`, async ({ newPage }) => {
      const portal = await openAtOutlet(newPage, { deployment, width });
      const { page, t, shell, shop } = portal;
      await enter(portal);
      expect(await shell.branch.innerText()).toContain(`- ${shop.outlet.id}`);
      await shell.menu.click();
      const box = await shell.drawer.boundingBox();
      expect(box?.width).toBe(Math.min(width, 384));
      expect(box?.x).toBe(edge === 'right' ? width - 384 : 0);
      if (edge === 'whole') await expectNoStrip(portal);
      for (const key of ['nav.request', 'nav.tracking', 'nav.history'])
        expect(await shell.line(key).isVisible()).toBe(true);
      await page.getByRole('button', { name: t('nav.logout'), exact: true }).waitFor();
      await expectSound(page);
      await shell.drawer.getByRole('link', { name: t('nav.history'), exact: true }).click();
      await page.waitForURL('**/history/*');
      expect(await shell.drawer.count()).toBe(0);
    });
  }
});

/** On a window of any width the drawer covers the page, or leaves as much of it as can be pressed. */
async function expectNoStrip({ page, shell }: Portal): Promise<void> {
  const { width: narrow = 360, height = 800 } = page.viewportSize() ?? {};
  for (const width of [320, 384, 385, 390, 412, 430, 480, 540, 600, 639, 640, 700]) {
    await page.setViewportSize({ width, height });
    const strip = width - ((await shell.drawer.boundingBox())?.width ?? 0);
    expect(strip === 0 || strip >= 44, `${strip} px of ${width} stay`).toBe(true);
  }
  await page.setViewportSize({ width: narrow, height });
}

test('the account menu keeps the focus, Back keeps the outlet, and the selector names parents first', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  await enter(portal);
  await expectMenu(portal);
  await expectTravel(portal);
  await expectSelector(portal);
});

/** The selector names parents first, includes outlets where that means something, and is on no page that is not there. */
async function expectSelector({ page, t, shell, tracking }: Portal): Promise<void> {
  await shell.branch.click();
  await expectFocus(shell.outlet('Pandan Kitchen Tampines'));
  const include = page.getByRole('switch', { name: t('branch.include-outlets') });
  expect(await include.isDisabled()).toBe(true);
  const names = await shell.branches.locator('label').allInnerTexts();
  expect(names.filter((name) => / - \w+$/m.test(name)).length).toBeGreaterThanOrEqual(4);
  const parent = shell.branches.locator('label').first();
  expect(await parent.getByRole('img', { name: t('branch.parent') }).count()).toBe(1);
  expect(await parent.locator('strong').count()).toBe(1);
  await shell.outlets.first().click();
  await shell.go('nav.tracking');
  await tracking.tab('new').waitFor();
  await shell.branch.click();
  expect(await include.isDisabled()).toBe(false);
  await page.keyboard.press('Escape');
  // An outlet that is none of theirs has no page, so no place of the navigation is the current one.
  await page.goto('/history/none-of-theirs');
  await page.getByRole('heading', { name: t('notfound.title') }).waitFor();
  await expect.poll(() => page.locator('[aria-current=page]').count()).toBe(0);
  await walkTo(page, '/nowhere');
  await page.getByRole('heading', { name: t('notfound.title') }).waitFor();
  expect(await shell.branch.count()).toBe(0);
  await expectSound(page);
}

/** What the account menu opens begins at its first choice, and gives the focus back; going on closes the menu. */
async function expectMenu({ page, t, shell }: Portal): Promise<void> {
  await pressOn(page, shell.account);
  const opener = page.getByRole('button', { name: t('nav.alerts') });
  // What is in the menu comes behind the page, and Tab is quick.
  await opener.waitFor();
  const panel = opener.locator('xpath=ancestor::*[@popover]');
  // Where scroll bars take room from what scrolls, it would else scroll sideways, too, or be cut at one edge.
  const sideways = await panel.evaluate((it) => {
    const { overflowX, scrollbarGutter } = getComputedStyle(it);
    return [overflowX, scrollbarGutter];
  });
  expect(sideways).toEqual(['hidden', 'stable both-edges']);
  await pressOn(page, opener);
  const alerts = page.getByRole('dialog', { name: t('alerts.title') });
  await expectFocus(alerts.getByRole('radio', { checked: true }));
  await page.emulateMedia({ forcedColors: 'active' });
  const thumb = (it: Element) => getComputedStyle(it, '::after').display;
  expect(await alerts.getByRole('switch').first().evaluate(thumb)).toBe('none');
  await page.keyboard.press('Escape');
  await expectFocus(shell.account);
  await page.keyboard.press('Enter');
  const last = page.getByRole('button', { name: t('nav.logout-everywhere') });
  await tabTo(page, last);
  await page.keyboard.press('Tab');
  await last.waitFor({ state: 'hidden' });
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Back and forward lead through pages and orders, and keep the vendor. */
async function expectTravel({ page, shell, history }: Portal): Promise<void> {
  await shell.chooseOutlet('Pandan Kitchen Tampines');
  await page.waitForURL('**/request-a-rider/m4pk3');
  await shell.go('nav.history');
  await page.waitForURL('**/history/m4pk3');
  await history.period.selectOption('past-30-days');
  await history.links.first().click();
  await page.waitForURL('**/history/m4pk3?order_id=*');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.goBack();
  await page.waitForURL('**/request-a-rider/m4pk3');
}

test('who is not signed in is led to the beginning, and who is, away from it', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', path: '/history' });
  const { page, signIn } = portal;
  await signIn.submit.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.getByRole('banner').count()).toBe(0);
  await signIn.as();
  await page.waitForURL('**/history/*');
  await page.goto('/');
  await page.waitForURL('**/request-a-rider/*');
});

/** What the server says of itself during work that ends at a moment. */
function maintenanceUntil(until: number) {
  const names = ['database', 'fleet', 'payments', 'mail', 'messages', 'webhooks'];
  return {
    ...{ status: 'maintenance', deployment: 'la', looked_at: 0 },
    parts: Object.fromEntries(names.map((name) => [name, 'ok'])),
    maintenance: { now: true, from: null, until },
  };
}

describe('maintenance', () => {
  test('takes every page away and gives it back as it was', async ({ newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'la', width: 360 });
    const { page, t, request, shop } = portal;
    await enter(portal);
    await reachDetails(portal);
    await request.fields.name.fill(shop.customer.name);
    const before = page.url();
    await answerFlags(page, { planned_maintenance: true });
    const until = Date.UTC(2099, 0, 31, 15) / 1000;
    await page.route('**/status', (route) => route.fulfill({ json: maintenanceUntil(until) }));
    await page.reload();
    const heading = page.getByRole('heading', { name: t('maintenance.title') });
    await heading.waitFor();
    await page.waitForURL('**/maintenance');
    await page.getByText(t('maintenance.planned.body')).waitFor();
    // In the market's own time.
    await page.getByText(/31 Jan.*(22:00|10:00 PM)|Jan 31.*(22:00|10:00 PM)/i).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    await expectSound(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    const { x = 0, width = 0 } = (await heading.boundingBox()) ?? {};
    expect(x + width / 2, 'it stands in the middle').toBeCloseTo(640, 0);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/termsandconditions');
    await page.waitForURL('**/maintenance');
    await page.goBack();
    await page.getByText(t('maintenance.planned.body')).waitFor();
    const again = page.getByRole('button', { name: t('maintenance.again') });
    await answerFlags(page, {});
    // The page also looks by itself, once it knows its session again, and may end the maintenance first.
    await Promise.any([again.click(), page.waitForURL(before)]);
    await page.waitForURL(before);
    await expect.poll(() => request.fields.name.inputValue()).toBe(shop.customer.name);
  });

  test('keeps what is typed into a form that nothing else keeps', async ({ newPage }) => {
    const portal = await openPortal(newPage, { deployment: 'sg' });
    const { page, t, signIn } = portal;
    await page.clock.install();
    await page.reload();
    const flagged = page.waitForResponse('**/flags/**');
    await signIn.email.fill('somebody@example.com');
    await flagged;
    await answerFlags(page, { unplanned_maintenance: true });
    await page.clock.fastForward(301_000);
    await page.getByText(t('maintenance.unplanned.body')).waitFor();
    expect(await signIn.email.isVisible()).toBe(false);
    await answerFlags(page, {});
    await page.getByRole('button', { name: t('maintenance.again') }).click();
    await signIn.email.waitFor();
    expect(await signIn.email.inputValue()).toBe('somebody@example.com');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('notices are reached, held and dismissed by keyboard, and cover no button of a phone', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, t, shell } = portal;
  // Before the page opens: in one that is at work it is 1970 for a moment while the clock is replaced.
  await page.clock.install();
  await enter(portal);
  await shell.menu.click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('nav.diagnostics'), exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('diagnostics.jsonl');
  const notices = page.getByRole('region', { name: t('alert.region') });
  // Riders of other orders may be told about at the same time.
  const said = notices.locator('[data-notice]').filter({ hasText: t('nav.diagnostics.done') });
  await said.waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(shell.menu);
  await expect.poll(() => isUncovered(shell.menu)).toBe(true);
  await expect.poll(() => isUncovered(shell.branch)).toBe(true);
  await page.keyboard.press('F8');
  await expectFocus(notices.getByRole('button', { name: t('action.dismiss') }).first());
  await page.clock.runFor(10_000);
  expect(await said.isVisible()).toBe(true);
  await expectSound(page);
  await dismissAll(page);
  await said.waitFor({ state: 'detached' });
  await expectFocus(shell.menu);
});

/** Presses the button under the focus for as long as that is a notice's. */
async function dismissAll(page: Page): Promise<void> {
  const isAtNotice = () =>
    page.evaluate(() => document.activeElement?.closest('[data-notice]') != null);
  while (await isAtNotice()) await page.keyboard.press('Enter');
}

test('the head says whose page it is, in the language of its words', async ({ newPage }) => {
  const { page, signIn } = await openPortal(newPage, { deployment: 'kw' });
  await signIn.submit.waitFor();
  expect(await page.title()).toContain('الكويت');
  const href = (relation: string) =>
    page.locator(`link[rel="${relation}"]`).evaluate((link) => Reflect.get(link, 'href'));
  const here = new URL('/', page.url()).href;
  expect(await href('canonical')).toBe(here);
  expect(await href('icon')).toMatch(/\/assets\/favicon.*\.svg$/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Service',
    areaServed: { name: 'الكويت' },
    availableChannel: { serviceUrl: here },
    provider: { logo: expect.stringContaining(here) },
  });
  const manifest = await page.evaluate(
    async (address) => {
      const answer = await fetch(address);
      return answer.json();
    },
    String(await href('manifest')),
  );
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/' });
  expect(await page.evaluate(kindsOf, manifest.icons)).toEqual([
    ...['any image/svg+xml', 'any image/png', 'any image/png', 'maskable image/png'],
  ]);
  await page.goto('/termsandconditions');
  await expect.poll(() => href('canonical')).toMatch(/\/termsandconditions$/);
});

/** What the flag services answer this tab from now on. */
async function answerFlags(page: Page, flags: Record<string, boolean>): Promise<void> {
  await page.unroute('**/flags/**');
  await page.route('**/flags/**', (route) => route.fulfill({ json: { flags } }));
}

/** Runs in the page: what icons are for, and what is given out for each. */
function kindsOf(icons: { src: string; purpose: string }[]): Promise<string[]> {
  const kindOf = async ({ src, purpose }: (typeof icons)[number]) =>
    `${purpose} ${(await fetch(src)).headers.get('content-type')}`;
  return Promise.all(icons.map(kindOf));
}

/** Whether a press on the middle of an element meets it. */
function isUncovered(element: ReturnType<Page['locator']>): Promise<boolean> {
  return element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && it.contains(met);
  });
}

test.for([
  {
    path: 'order-tracking',
    waitsFor: [/\/orders\?pagination_key=active&/],
    there: (page: Page) => page.getByRole('tab'),
  },
  {
    path: 'request-a-rider',
    waitsFor: [/\/serviceHours$/, /\/orderItemValueExceedLimit$/],
    there: (page: Page) => page.getByRole('combobox'),
  },
])(
  'what $path waits for is asked for once, before its code is there',
  async ({ path, waitsFor, there }, { newPage }) => {
    const portal = await openAtOutlet(newPage, { deployment: 'sg' });
    const { page, shell, shop } = portal;
    await enter(portal);
    const once = [/\/vendors$/, ...waitsFor];
    // Flags are asked for again whenever somebody has signed in.
    const calls = [...once, /\/v1\/flags$/];
    const answered = Promise.all(calls.map((call) => page.waitForResponse(call)));
    await page.goto(`/${path}/${shop.outlet.id}`);
    await answered;
    const asked: RegExp[] = [];
    page.on('request', (request) => {
      asked.push(...once.filter((call) => call.test(request.url())));
    });
    const early = Promise.all(calls.map((call) => page.waitForRequest(call)));
    await page.route('**/assets/start-*.js', async (route) => {
      await early;
      await route.continue();
    });
    await page.reload();
    await shell.branch.waitFor();
    await there(page).first().waitFor();
    expect(new Set(asked)).toEqual(new Set(once));
    expect(asked.map(String)).toHaveLength(once.length);
  },
);

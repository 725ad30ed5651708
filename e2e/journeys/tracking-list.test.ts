import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { openAtOutlet, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { answerList, answerRiders, type Listed, listed } from '../support/listed-orders.ts';
import { expectFocus, expectHeardWhileScrolling, expectSound } from '../support/sound.ts';
import { expectNewTab, forNewTab } from '../support/walk.ts';

const coming = ['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'];
const carried = [...coming, 'PICKED_UP'];
const longName = 'กรุงเทพมหานครอมรรัตนโกสินทร์ '.repeat(4).trim();
const arabicName = 'عبد الرحمن بن محمد '.repeat(12).trim();

/** What needs somebody, in the order in which it has done so the longest, and 37 that do not. */
const urgent: readonly Listed[] = [
  { name: 'At the door', minutesAgo: 40, happened: [...carried, 'NEAR_CUSTOMER'] },
  { name: longName, minutesAgo: 30, happened: ['NEW', 'RECEIVED'] },
  { name: 'Nobody yet', minutesAgo: 8, happened: ['NEW'] },
  { name: 'On its way back', minutesAgo: 50, happened: [...carried, 'RETURN_INITIATED'] },
];
const calm = Array.from(
  { length: 37 },
  (_, at): Listed => ({
    ...(at === 3 && { name: arabicName }),
    minutesAgo: at,
    happened: coming,
    fields: { estimated_pickup_minutes: 2 + (at % 9) },
  }),
);

async function open(portal: Portal, orders: readonly Listed[]): Promise<void> {
  await answerList(portal.page, listed(portal.shop.outlet.id, orders));
  await portal.page.goto(`/order-tracking/${portal.shop.outlet.id}`);
  await portal.tracking.tab('new').waitFor();
}

test('a press counts where it began, though the rows move before the release', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1440 });
  const { page, tracking } = portal;
  await open(portal, [...urgent, ...calm]);
  const pressed = tracking.rows.nth(2).getByRole('link');
  const path = await pressed.getAttribute('href');
  await pressed.hover();
  await page.mouse.down();
  await page.getByRole('main').evaluate((main) => {
    main.style.translate = '0 60px';
  });
  await page.mouse.up();
  await page.waitForURL(`**${path}`);
});

test('a busy list shows eleven orders, what needs attention first, and every tab', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1440 });
  const { page, t, tracking } = portal;
  await open(portal, [...urgent, ...calm]);
  await page.getByRole('heading', { name: new RegExp(t('tracking.group.attention')) }).waitFor();
  await expect.poll(() => inView(tracking.rows)).toBeGreaterThanOrEqual(11);
  const first = await tracking.rows.evaluateAll((rows) =>
    rows.slice(0, 4).map((row) => row.textContent),
  );
  expect(first[0]).toContain('At the door');
  expect(first[1]).toContain('กรุงเทพ');
  expect(first[2]).toContain('Nobody yet');
  expect(first[3]).toContain('On its way back');
  // Nothing is opened for a person, who begins at the one that needs somebody most.
  await expectFocus(tracking.rows.first().getByRole('link'));
  expect(await page.getByRole('heading', { name: 'At the door' }).count()).toBe(0);
  // A border is drawn in the colours that a person chose; a ground is not.
  const here = page.getByRole('navigation', { name: t('nav.label') }).locator('[aria-current]');
  expect(await here.evaluate((it) => getComputedStyle(it, '::after').borderBottomWidth)).toBe(
    '2px',
  );
  await expectSound(page);
  await expectHeardWhileScrolling(tracking.rows.first().getByRole('link'));
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const list = await tracking.tabList.boundingBox();
    const last = await tracking.tab('cancelled').boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
      (list?.x ?? 0) + (list?.width ?? 0),
    );
  }
});

test('keys lead through the list, into an order and back to all riders on one map', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1440 });
  const { page, t, tracking } = portal;
  const rider = (at: number) => ({
    id: `r${at}`,
    name: `Rider ${at}`,
    phone_number: '+6581234567',
  });
  const ridden = calm
    .slice(0, 4)
    .map((each, at): Listed => ({ ...each, fields: { ...each.fields, rider: rider(at) } }));
  await answerRiders(page);
  await open(portal, ridden);
  const overview = page.getByRole('region', { name: t('tracking.overview') });
  await overview.getByText(t('tracking.overview.riders_other', { count: 4 })).waitFor();
  await overview.getByRole('application').waitFor();
  await expectSound(page);
  const links = tracking.rows.getByRole('link');
  const focused = (at: number) =>
    expect.poll(() => links.nth(at).evaluate((link) => link.matches(':focus'))).toBe(true);
  await page.keyboard.press('j');
  await focused(0);
  await page.keyboard.press('ArrowDown');
  await focused(1);
  await page.keyboard.press('k');
  await focused(0);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Customer 1' }).waitFor();
  expect(await page.getByRole('link', { name: t('order.call-rider') }).getAttribute('href')).toBe(
    'tel:+6581234567',
  );
  await page.getByRole('application').focus();
  await page.keyboard.press('Escape');
  await overview.waitFor();
  await focused(0);
  const order = (await links.nth(1).getAttribute('href')) ?? '';
  const link = page.locator(`a[href="${order}"]`);
  await expectNewTab(page, order, () => link.click(forNewTab));
  // A tablet upright has the same beside its list, and the order in the place of both.
  await page.setViewportSize({ width: 768, height: 1024 });
  await overview.getByRole('application').waitFor();
  const { x, width } = (await overview.boundingBox()) ?? { x: 0, width: 0 };
  expect([x, x + width]).toEqual([384, 768]);
  await links.first().click();
  await tracking.back.click();
  await overview.waitFor();
});

test('orders without a rider have a map beside them; who waits the longest comes first for anyone who wants it so, also tomorrow', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1440 });
  const { page, t, tracking } = portal;
  const waiting = [0, 1, 2, 3].map((minutesAgo): Listed => ({ minutesAgo, happened: ['NEW'] }));
  const asked: Listed = { minutesAgo: 4, happened: ['NEW', 'ASSIGNED_TO_TRANSPORT'] };
  await open(portal, [...waiting, asked]);
  const names = () =>
    tracking.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
  await expect.poll(async () => (await names()).length).toBe(5);
  const overview = page.getByRole('region', { name: t('tracking.overview') });
  // The rider of one is found, though nobody knows yet who and where.
  await overview.getByText(t('tracking.overview.riders_one', { count: 1 })).waitFor();
  await overview.getByRole('application').waitFor();
  expect(await overview.getByRole('listitem').first().textContent()).toContain(
    portal.shop.outlet.name,
  );
  const newest = await names();
  const sorted = (by: string) =>
    page.getByRole('button', { name: t('tracking.sorted', { by: t(`tracking.${by}`) }) });
  await sorted('newest-first').click();
  await expect.poll(names).toEqual(newest.toReversed());
  await page.reload();
  await sorted('longest-first').waitFor();
  await expect.poll(names).toEqual(newest.toReversed());
  await sorted('longest-first').click();
  await expect.poll(names).toEqual(newest);
  // On a phone a long state leaves room for where the order goes.
  await page.setViewportSize({ width: 360, height: 640 });
  const row = tracking.rows.filter({ hasText: t('status.dispatched') });
  const state = await row.getByText(t('status.dispatched')).boundingBox();
  const address = await row.getByText('5 Guan Chuan Street').boundingBox();
  expect(address?.y).toBe(state?.y);
  expect(address?.width).toBeGreaterThan(44);
});

test('on a phone nothing is opened for a person, and the list is whole', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, t, tracking } = portal;
  const away: Listed = { name: 'Under way', minutesAgo: 3, happened: carried };
  await open(portal, [...urgent, ...calm.slice(0, 3), away]);
  await expect.poll(() => inView(tracking.rows)).toBeGreaterThanOrEqual(6);
  expect(await page.getByRole('article').count()).toBe(0);
  await expectSound(page);
  // All that are under way share a tab, each group under its own name with its own count.
  expect(await page.getByRole('tab').count()).toBe(4);
  expect(await tracking.tab('new').innerText()).toMatch(/^Active\s*8$/);
  for (const [key, count] of [
    ['tracking.group.attention', 4],
    ['tracking.tab.new', 3],
    ['tracking.tab.collected', 1],
  ] as const) {
    const heading = page.getByRole('heading', { name: new RegExp(`${t(key)}\\s*${count}$`) });
    await heading.scrollIntoViewIfNeeded();
  }
});

/** How many of them can be seen whole. */
function inView(rows: Locator): Promise<number> {
  return rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );
}

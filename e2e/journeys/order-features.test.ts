import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectSound } from '../support/sound.ts';
import { comeIn, reachDetails, submit } from './steps.ts';

/** A preview shows every feature; nobody else orders from this outlet of it. */
const outlet = { id: 'k9pk2', name: 'Karachi Kitchen Park Road' };
const where = 'Behind the blue pot';
const tip = 50;

test('an order is left at the door with a tip: in its review, its price, its pane and its receipt', async ({
  newPage,
}) => {
  const opened = await openPortal(newPage, { deployment: 'pk' });
  const portal = { ...opened, shop: { ...opened.shop, outlet } };
  const { page, t, request, tracking } = portal;
  await comeIn(portal);
  await reachDetails(portal);
  await askToLeave(portal);
  await request.fillDetails(portal.shop);
  await request.toPayment.click();
  await request.submit.waitFor();
  await request.pay('PAID');
  const fee = await costIn(portal, t('request.fee'));
  await addTip(portal);
  await expect.poll(() => costIn(portal, t('request.fee'))).toBe(fee + tip);
  await page.getByText(t('order.leave-at-door.told')).waitFor();
  await expectSound(page);
  const id = await submit(portal);
  const panel = tracking.panel(id);
  await panel.getByText(where).waitFor();
  expect(await costIn(portal, t('price.tip'), panel)).toBe(tip);
  const total = await costIn(portal, t('order.total'), panel);
  await tracking.announced(id, 'delivered').waitFor({ state: 'attached' });
  await tracking.showMore();
  const link = panel.getByRole('link', { name: t('order.receipt') });
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await page.getByRole('heading', { name: t('public.receipt.title') }).waitFor();
  expect(await costIn(portal, t('price.tip'))).toBe(tip);
  expect(await costIn(portal, t('order.total'))).toBe(total);
  await expectSound(page);
});

test('a feature that breaks leaves its own part out, and the server hears of it once', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'pk' });
  const { page, t, request } = portal;
  expectFault(page, /the plank broke/);
  const body = `export function LeaveAtDoor() { throw new Error('the plank broke'); }`;
  await page.route('**/assets/leave-at-door-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const reports: unknown[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/faults')) reports.push(each.postDataJSON());
  });
  const heard = page.waitForResponse('**/faults');
  await comeIn(portal);
  await reachDetails(portal);
  await request.openOptions();
  expect((await heard).status()).toBe(200);
  await page.getByText(t('app.broken.part')).waitFor();
  await request.fillDetails(portal.shop);
  await request.toPayment.click();
  await request.submit.waitFor();
  await request.back.click();
  await request.fields.name.waitFor();
  expect(reports).toEqual([
    { feature: 'leave-at-door', part: 'request.options', message: 'Error: the plank broke' },
  ]);
});

/** The instruction is asked for only once the box is ticked. */
async function askToLeave({ page, t, request }: Portal): Promise<void> {
  await request.openOptions();
  const instruction = page.getByRole('textbox', { name: t('request.leave-at-door.instruction') });
  const box = page.getByRole('checkbox', { name: t('request.leave-at-door.label') });
  await box.waitFor();
  expect(await instruction.isVisible()).toBe(false);
  await box.check();
  await instruction.fill(where);
}

/** What is no amount is said and changes no price. */
async function addTip({ page, t, request }: Portal): Promise<void> {
  const field = page.getByRole('textbox', { name: t('request.tip') });
  await field.fill('a lot');
  await field.press('Enter');
  await page.getByText(t('request.tip.invalid')).waitFor();
  await field.fill(`${tip}.5`);
  await field.press('Enter');
  await page
    .getByText(t('validation.amount-too-fine', { currency: 'PKR', smallest: '1' }))
    .waitFor();
  await field.fill(String(tip));
  await field.press('Enter');
  await request.requoting.waitFor({ state: 'hidden' });
}

/** The first amount beside a term. */
async function costIn(
  { page }: Portal,
  term: string,
  part: Page | Locator = page,
): Promise<number> {
  const rows = part.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  const said = await rows.getByRole('definition').first().innerText();
  return Number(said.replace(/[^\d.]/g, ''));
}

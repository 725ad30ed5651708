import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { fileOf } from '../pages/bulk.ts';
import type { DeploymentId } from '../pages/demo.ts';
import { openMember, type Portal } from '../pages/portal.ts';
import { test as usual } from '../support/browser.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { workbookOf } from '../support/workbook.ts';
import { leftBehind, reachBulk } from './bulk-steps.ts';

const test = usual.extend('computes', { scope: 'file' }, true);

type Journey = {
  deployment: DeploymentId;
  width: number;
  scheme: 'light' | 'dark';
  outlet: string;
};

const journeys: readonly Journey[] = [
  { deployment: 'sg', width: 1280, scheme: 'light', outlet: 'Pandan Kitchen Toa Payoh' },
  { deployment: 'kw', width: 360, scheme: 'dark', outlet: 'Dhow Kitchen Salmiya' },
];

test.for(journeys)(
  'on $deployment the template becomes orders that are followed',
  async ({ outlet, ...visitor }, { newPage }) => {
    const portal = await openMember(newPage, visitor);
    await reachBulk(portal, outlet);
    await expectSound(portal.page);
    const file = await takeTemplate(portal);
    await repairAndUpload(portal, await readFile(file));
    // On a narrow window the rows are cards.
    if (visitor.width > 900) expect(await leftBehind(portal, 'orders.xlsx')).toEqual([]);
    await leaveAndReturn(portal, visitor.width);
    await placeOrders(portal);
    await findAgain(portal, visitor.width);
  },
);

/** As it is, the template has nothing wrong in it. */
async function takeTemplate({ page, bulk }: Portal): Promise<string> {
  const coming = page.waitForEvent('download');
  await bulk.template.click();
  const path = await (await coming).path();
  await bulk.give(fileOf('template.xlsx', await readFile(path)));
  await bulk.upload(3).waitFor();
  await page
    .getByText(bulk.say('rows.good', { rows: 3 }))
    .first()
    .waitFor();
  await expectSound(page);
  await bulk.otherFile.click();
  return path;
}

/** Somebody breaks a cell on screen and mends it there. */
async function repairAndUpload({ page, t, bulk }: Portal, template: Buffer): Promise<void> {
  await bulk.give(fileOf('orders.xlsx', template));
  const name = bulk.cell(2, 'recipient_name');
  await name.fill('R2D2');
  await name.press('Enter');
  await expectError(name, t('validation.wrong-customer-name'));
  await expectSound(page);
  await bulk.upload(3).click();
  await bulk.heading('results.title').waitFor();
  await expectFocus(name);
  await expectError(name, t('validation.wrong-customer-name'));
  await name.fill('Artoo');
  await name.press('Enter');
  await bulk.place(3).waitFor();
  await expectSound(page);
}

/** The page is left and opened again from the navigation: the list leads back to the review. */
async function leaveAndReturn({ page, shell, bulk }: Portal, width: number): Promise<void> {
  await shell.go('nav.tracking');
  await page.waitForURL('**/order-tracking/**');
  await shell.go('nav.bulk');
  const file = latestFile(bulk, width);
  await file.getByText(bulk.say('history.to-review')).waitFor();
  await file.getByText(bulk.say('history.review', { ready: 3, errors: 0 })).waitFor();
  await expectSound(page);
  await file.getByRole('link', { name: 'orders.xlsx' }).click();
  await bulk.heading('results.title').waitFor();
}

/** The one given last stands first; other tests give files to the same outlet. */
function latestFile({ historyCards, history }: Portal['bulk'], width: number): Locator {
  const all = width < 600 ? historyCards.getByRole('listitem') : history.getByRole('row');
  return all.filter({ hasText: 'orders.xlsx' }).first();
}

async function placeOrders({ page, tracking, bulk }: Portal): Promise<void> {
  await bulk.place(3).click();
  await bulk.confirmPlacing(3).waitFor();
  await expectSound(page);
  await bulk.confirmPlacing(3).click();
  await page.waitForURL('**/order-tracking/**');
  await page
    .getByText(bulk.say('place-order-success', { count: 3 }))
    .first()
    .waitFor();
  await expect.poll(() => underWay(tracking)).toBeGreaterThanOrEqual(3);
}

/** Without room for a table the files are cards that show the same; nothing of them is beyond the edge. */
async function findAgain({ page, shell, bulk }: Portal, width: number): Promise<void> {
  await page.goBack();
  await shell.go('nav.bulk');
  const files = width < 600 ? bulk.historyCards : bulk.history;
  const file = latestFile(bulk, width);
  await file.waitFor();
  await expectSound(page);
  await file.getByText(bulk.say('status.ORDER_PLACEMENT_SUCCESS'), { exact: true }).waitFor();
  const widths = await files.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  await file.getByRole('link', { name: 'orders.xlsx' }).click();
  await bulk.heading('placed.title').waitFor();
}

test('rows of a file are left at the door and tip, where features are on', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'pk' });
  const { page, t, bulk } = portal;
  await reachBulk(portal, 'Karachi Kitchen Park Road');
  await bulk.give(fileOf('template.xlsx', await readFile(await takeTemplate(portal))));
  const cell = (label: string) => bulk.row(2).getByRole('textbox', { name: t(label), exact: true });
  const tip = cell('request.tip');
  await expect.poll(() => cell('request.leave-at-door').inputValue()).toBe('yes');
  expect(await cell('request.leave-at-door.instruction').inputValue()).toBe('At the reception');
  await tip.fill('a lot');
  await tip.press('Enter');
  await expectError(tip, t('request.tip.invalid'));
  await expectSound(page);
  await tip.fill('25');
  await tip.press('Enter');
  await bulk.upload(3).click();
  await bulk.place(3).waitFor();
  await expectSound(page);
  await placeOrders(portal);
});

test('what is wrong is found at its cell; what fails comes home as a file; twice is noticed', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, t, bulk, tracking } = portal;
  await reachBulk(portal, 'Pandan Kitchen Toa Payoh');
  const far = ['1.49270', '103.74140'];
  const near = ['1.33430', '103.85630'];
  const header = [
    'Customer',
    'Address',
    'Mobile',
    'lat',
    'lng',
    'How paid',
    'Total',
    'Items',
    'Unit',
  ];
  const person = (name: string, phone: string, at: string[], pay = 'PAID') => {
    return [name, '2 Lorong 8', phone, ...at, pay, '10', 'Tea', '#01-01'];
  };
  const lines = [
    header,
    person('Good Person', '+6591234567', near),
    person('Too Far', '+6591234567', far),
    person('Wrong Phone', '12', near),
  ];
  await bulk.give(fileOf('mine.xlsx', workbookOf(lines)));
  await bulk.columnOf('How paid').selectOption('payment_method');
  await expectSound(page);
  await bulk.checkColumns.click();
  const phone = bulk.cell(4, 'recipient_phone_number');
  await expectFocus(phone);
  await bulk.view('wrong', 1).check();
  expect(await page.getByRole('group').count()).toBe(1);
  await bulk.upload(3).click();
  await bulk.heading('results.title').waitFor();
  await expectError(bulk.cell(3, 'recipient_address'), t('request.error.undeliverable-address'));
  // What was chosen for the columns is remembered, and a reload loses nothing.
  await page.reload();
  await bulk.heading('results.title').waitFor();
  await bulk.place(1).click();
  await bulk.confirmPlacing(1).click();
  await bulk.heading('placed.title').waitFor();
  await expectSound(page);
  const coming = page.waitForEvent('download');
  await bulk.failedRows.click();
  const failed = await readFile(await (await coming).path());
  await bulk.otherFile.click();
  await bulk.give(fileOf('failed.xlsx', failed));
  await bulk.upload(2).waitFor();
  await bulk.remove(2).click();
  await bulk.cell(3, 'recipient_phone_number').fill('+6591234567');
  await bulk.cell(3, 'recipient_phone_number').press('Enter');
  await bulk.upload(1).click();
  await bulk.place(1).click();
  await bulk.confirmPlacing(1).click();
  await page.waitForURL('**/order-tracking/**');
  await expect.poll(() => underWay(tracking)).toBeGreaterThanOrEqual(2);
  await page.goBack();
  await portal.shell.go('nav.bulk');
  await bulk.history.getByRole('link', { name: 'mine.xlsx' }).waitFor();
  await bulk.give(fileOf('mine.xlsx', workbookOf(lines)));
  await bulk.upload(3).click();
  await bulk.heading('results.title').waitFor();
  await page
    .getByText(startOf(t('bulk-order-upload.same-file')))
    .first()
    .waitFor();
  await bulk.place(1).click();
  await bulk.placeAgain.waitFor();
});

/** The fleet is fast: what was new a moment ago may be delivered now, or given up. */
async function underWay(tracking: Portal['tracking']): Promise<number> {
  const tabs = ['new', 'collected', 'delivered', 'cancelled'];
  const counts = await Promise.all(tabs.map(tracking.count));
  return counts.reduce((sum, count) => sum + count, 0);
}

function startOf(text: string): string {
  return text.split('.')[0] ?? '';
}

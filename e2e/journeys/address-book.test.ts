import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { addressBookPage } from '../pages/address-book.ts';
import { originPage } from '../pages/origin.ts';
import { paymentPage } from '../pages/payment.ts';
import { openMember, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { enter, reachDetails } from './steps.ts';

const name = 'Rosnah Kamal';
/** Of the demo. */
const known = 'Amelia Sim';
const renamed = 'Rosnah binti Kamal';

test('a customer is kept, found by phone, edited and deleted', async ({ newPage }) => {
  const opened = await openMember(newPage, { deployment: 'sg', width: 360 });
  const customer = { name, phone: '81234567', unit: '03-07' };
  const portal = { ...opened, shop: { ...opened.shop, near: '1.3530, 103.9440', customer } };
  const { page, t, request } = portal;
  const book = addressBookPage(portal);
  await enter(portal);
  await keepCustomer(portal);

  await request.address.fill('8123');
  await book.found(name).waitFor();
  await expectSound(page);
  await book.found(name).click();
  await request.fields.name.waitFor();
  const filled = [
    request.fields.name,
    request.fields.phone,
    request.fields.unit,
    request.fields.notes,
  ];
  expect(await Promise.all(filled.map((field) => field.inputValue()))).toEqual([
    name,
    '81234567',
    '03-07',
    'Second gate',
  ]);

  await request.changeAddress.click();
  await book.open.click();
  await book.edit(name).waitFor();
  await expectSound(page);
  await book.find.fill('rosnah');
  await book.edit(name).click();
  await expectSound(page);
  const editor = book.editor(name);
  const street = editor.getByRole('combobox', { name: t('address.street') });
  await street.fill('街'.repeat(86));
  await book.keep.click();
  await page.getByText(t('address.error.too-long')).waitFor();
  await expectSound(page);
  // Several places are like it, so that one has to be chosen; by keys alone, and Escape leaves the dialog open.
  await street.fill('Tampines Central');
  await book.keep.click();
  await expectError(street, t('addressbook.choose'));
  await book.found('Tampines Mall').waitFor();
  await expectSound(page);
  await street.press('Escape');
  await book.found('Tampines Mall').waitFor({ state: 'detached' });
  await street.press('ArrowDown');
  await book.found('Tampines Mall').waitFor();
  await pickByKeys(street, book.found('Tampines Mall'));
  await editor.getByText(t('request.destination.found', { address: 'Tampines Mall' })).waitFor();
  await editor.getByRole('textbox', { name: t('request.customer.name') }).fill(renamed);
  await street.press('Enter');
  await book.row(renamed).filter({ hasText: 'Tampines Mall' }).waitFor();
  await book.edit(renamed).press('Enter');
  await book.remove.press('Enter');
  await expectSound(page);
  await book.decline.press('Enter');
  await page.waitForFunction(isFocused, t('addressbook.delete'));
  await book.remove.press('Enter');
  await book.confirm.press('Enter');
  await book.edit(renamed).waitFor({ state: 'detached' });
  await page.waitForFunction(isFocused, t('addressbook.find'));
  await book.find.fill('nobody of that name');
  await book.none.waitFor();
});

test('what a guest keeps stays in the browser, and is found there after a reload', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, t, request, shop } = portal;
  const book = addressBookPage(portal);
  const origin = originPage(portal);
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(new URL(asked.url()).pathname));
  await paymentPage(portal).enter.click();
  await origin.address.fill('1.2815, 103.848');
  await origin.confirm.click();
  await origin.street.fill('Cross Street');
  await origin.save.click();
  await reachDetails(portal);
  await request.fillDetails(shop);
  await book.save.click();
  await page.getByText(t('addressbook.saved')).first().waitFor();
  await page.reload();
  await request.changeAddress.click();
  await book.open.waitFor();
  await request.address.fill(shop.customer.name.slice(0, 3));
  await book.found(shop.customer.name).click();
  await request.fields.name.waitFor();
  expect(await request.fields.phone.inputValue()).toBe(shop.customer.phone);
  expect(sent.filter((path) => path.includes('addressbook'))).toEqual([]);
});

/** Marks a line by arrows, and takes it. */
async function pickByKeys(field: Locator, line: Locator): Promise<void> {
  const id = await line.getAttribute('id');
  await expect
    .poll(async () => {
      const marked = await field.getAttribute('aria-activedescendant');
      if (marked !== id) await field.press('ArrowDown');
      return marked;
    })
    .toBe(id);
  await field.press('Enter');
}

/** Whether what the keyboard is at has this name. */
function isFocused(name: string): boolean {
  const at = document.activeElement;
  const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
  return (label ?? at?.getAttribute('aria-label') ?? at?.textContent) === name;
}

test('from the whole book a request is begun for a customer, and an unsent one is asked about', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, t, request } = portal;
  const book = addressBookPage(portal);
  await enter(portal);
  await page.getByRole('button', { name: t('commands.palette') }).click();
  const go = t('commands.go', { page: t('addressbook.title') });
  await page.getByRole('combobox', { name: t('commands.type') }).fill(go);
  await page.getByRole('option', { name: go }).click();
  await book.edit(known).waitFor();
  await expectSound(page);
  await book.find.fill('amelia');
  await page.setViewportSize({ width: 390, height: 844 });
  await book.request(known).click();
  await page.getByText(t('request.from-book')).waitFor();
  expect(await request.fields.name.inputValue()).toBe(known);
  // The field that is asked for next stands above the bar with the button.
  await expectFocus(request.fields.amount);
  await expect.poll(() => endsAbove(request.fields.amount, request.submit)).toBe(true);
  // What somebody typed is not replaced without a question; of the customer alone nothing would be lost.
  await request.fields.amount.fill('12.5');
  await page.setViewportSize({ width: 1280, height: 720 });
  // Once the code of Back is there it means the same as before: the book.
  const layers = () => page.evaluate(() => history.state?.layers);
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(layers).toContain('+');
  await page.keyboard.press('Escape');
  await expect.poll(layers).toBeUndefined();
  await page.goBack();
  await book.request(known).click();
  await page.getByRole('dialog', { name: t('order.duplicate.title') }).waitFor();
});

/** Whether the whole of one is above the other. */
async function endsAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return upper !== null && lower !== null && upper.y + upper.height < lower.y;
}

test('a file of customers is read, told row by row, and exported again; the switch is kept', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, t } = portal;
  const book = addressBookPage(portal);
  await page.goto('/address-book');
  await book.import.click();
  const nameless = 'Order,Total\nAna,1 Anson Road';
  await book.file.setInputFiles(fileOf(`Customers,of June\n${nameless}`));
  await page.getByText(t('addressbook.import.columns')).waitFor();
  // The focus goes on with each step, though its control is gone with the one before.
  await expectFocus(book.dialog.getByRole('combobox').first());
  await expectSound(page);
  await book.header.selectOption('2');
  await book.column('Order').selectOption(t('export.recipient_name'));
  await book.column('Total').selectOption(t('export.recipient_address'));
  await book.settle.click();
  await page.getByText(t('addressbook.import.ready_one', { count: 1 })).waitFor();
  await expectFocus(book.go(1));
  await book.changeColumns.click();
  await book.otherFile.click();
  await expectFocus(book.choose);
  // What its columns are is known now.
  await book.file.setInputFiles(fileOf(nameless));
  await page.getByText(t('addressbook.import.ready_one', { count: 1 })).waitFor();
  await book.changeColumns.click();
  await book.otherFile.click();
  await book.file.setInputFiles(
    fileOf(
      [
        'Name,Phone,Address,Postcode,Latitude,Longitude',
        'Zoe Brandt,+6581112222,1 Tampines Walk,528523,1.3530,103.9440',
        ',+6581112223,2 Tampines Walk,,1.3531,103.9441',
        'Zed Nobody,+6581112224,xqzvw jkpqr,,,',
      ].join('\n'),
    ),
  );
  await page.getByText(t('validation.fill-customer-name')).waitFor();
  await page.getByText(t('addressbook.import.look-up_one', { count: 1 })).waitFor();
  await expectSound(page);
  await book.go(2).click();
  await page.getByText(t('addressbook.import.not-found')).waitFor();
  await expectFocus(book.done);
  await expectSound(page);
  await book.close.click();
  await book.find.fill('zoe');
  await book.edit('Zoe Brandt').waitFor();
  await book.export.click();
  const [download] = await Promise.all([page.waitForEvent('download'), book.format('csv').click()]);
  await book.format('csv').waitFor({ state: 'hidden' });
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"Zoe Brandt","+6581112222"');
  expect(text).toContain('528523');
  await book.remembers.uncheck();
  await page.reload();
  await book.remembers.waitFor();
  expect(await book.remembers.isChecked()).toBe(false);
});

test('the palette requests a rider for customers of the book, and sends again to the last ones, from any page', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page, t, request } = portal;
  await page.goto('/order-tracking');
  await page.getByRole('tablist').first().waitFor();
  await page.getByRole('button', { name: t('commands.palette') }).click();
  const type = page.getByRole('combobox', { name: t('commands.type') });
  // Customers of the book are among what can be done, under the keys and in the words of the rest.
  await type.fill('amelia');
  const saved = page.getByRole('option', { name: t('addressbook.command', { name: known }) });
  await saved.waitFor();
  await expectSound(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByText(t('request.from-book')).waitFor();
  expect(await request.fields.name.inputValue()).toBe(known);
  await page.goto('/order-tracking');
  await page.getByRole('tablist').first().waitFor();
  await page.getByRole('button', { name: t('commands.palette') }).click();
  const sendAgain = t('request.recent.again', { name: '' }).trim();
  await type.fill(sendAgain);
  await page.getByRole('option', { name: sendAgain }).first().click();
  // Nobody typed anything into the request of the customer, so that nothing is asked.
  await request.fields.name.waitFor();
  expect(await request.fields.name.inputValue()).not.toBe('');
  expect(await request.fields.amount.inputValue()).not.toBe('');
});

function fileOf(text: string) {
  return { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function keepCustomer(portal: Portal): Promise<void> {
  const { page, t, request } = portal;
  const book = addressBookPage(portal);
  await request.address.waitFor();
  await reachDetails(portal);
  await request.fields.notes.fill('x'.repeat(1000));
  await book.save.click();
  await page.getByText(t('validation.fill-customer-name')).first().waitFor();
  await request.fillDetails(portal.shop);
  await request.fields.notes.fill('Second gate');
  await book.save.click();
  await page.getByText(t('addressbook.saved')).first().waitFor();
  await expectSound(page);
  await request.beginAgain();
  await book.open.waitFor();
}

import { expect } from 'vitest';
import { placeOrder } from '../faults/api.ts';
import { openAtOutlet, openMember } from '../pages/portal.ts';
import { textsOf } from '../pages/texts.ts';
import { test } from '../support/browser.ts';
import { paste } from '../support/keyboard.ts';
import { expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

const message =
  'Tan Mei Ling\n+65 9123 4567\n10 Bayfront Avenue #14-208\n$33.90\nCOD\nintercom is broken';

test('a pasted message fills in what it says, each to be looked at, and sends nothing', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 1280 });
  const { page, t, request } = portal;
  await enter(portal);
  await request.fields.name.waitFor();
  await request.address.focus();
  await paste(page, message);
  const { name, phone, unit, amount, notes } = request.fields;
  await expect.poll(() => name.inputValue()).toBe('Tan Mei Ling');
  const values = await Promise.all([phone, unit, amount, notes].map((each) => each.inputValue()));
  expect(values).toEqual(['+6591234567', '#14-208', '33.90', 'intercom is broken']);
  expect(await request.method('CASH_ON_DELIVERY').isChecked()).toBe(true);
  expect(await request.address.inputValue()).toBe('10 Bayfront Avenue');
  await request.place('Bayfront').click();
  await request.toPayment.waitFor();
  const marks = page.getByText(t('request.pasted.field'));
  await expect.poll(() => marks.count()).toBe(6);
  const note = page.getByText(t('request.pasted'));
  expect(await note.count()).toBe(1);
  await expectSound(page);
  await name.fill('Tan Mei Lin');
  await expect.poll(() => marks.count()).toBe(5);
  await request.pay('PAID');
  await expect.poll(() => marks.count()).toBe(4);
  await request.pay('CASH_ON_DELIVERY');
  // The next message is of another order: nothing of the last one stays behind.
  await request.changeAddress.click();
  await request.address.focus();
  await paste(page, 'Hello! 👋\nName: Ravi Kumar 🌼\n81234567\nAddress: 1 Orchard Road');
  await expect.poll(() => name.inputValue()).toBe('Ravi Kumar');
  const next = await Promise.all([phone, unit, amount, notes].map((each) => each.inputValue()));
  expect(next).toEqual(['+6581234567', '', '', '']);
  expect(await request.method('PAID').isChecked()).toBe(true);
  // The note goes with the last mark.
  await name.fill('Ravi K');
  expect(await note.count()).toBe(1);
  await phone.fill('91234568');
  await expect.poll(() => note.count()).toBe(0);
  expect(await marks.count()).toBe(0);
  // A way of paying that was read is changed by hand like any other, also before there is an address.
  await request.method('CASH_ON_DELIVERY').check();
  await expect.poll(() => request.method('CASH_ON_DELIVERY').isChecked()).toBe(true);
  expect(new URL(page.url()).searchParams.get('order_id')).toBeNull();
});

test('choosing a customer for their address leaves the pasted person in the form', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 1280 });
  const { page, request } = portal;
  await enter(portal);
  await placeOrder(portal.shop.outlet.id, { name: 'Lim Wei Jie', notes: 'Side door' });
  await page.reload();
  await request.address.focus();
  await paste(page, message);
  const { name, phone, unit, notes } = request.fields;
  await expect.poll(() => name.inputValue()).toBe('Tan Mei Ling');
  await request.address.fill('Lim Wei');
  await request.recent('Lim Wei Jie').click();
  await request.changeAddress.waitFor();
  const values = await Promise.all([name, phone, unit, notes].map((each) => each.inputValue()));
  expect(values).toEqual(['Tan Mei Ling', '+6591234567', '#14-208', 'intercom is broken']);
});

test('what a field has no room for is said, also before somebody has an account', async ({
  newPage,
}) => {
  const page = await newPage();
  const t = await textsOf('en');
  await page.goto('/register');
  await page.getByRole('textbox', { name: t('access.business-name') }).focus();
  await paste(page, 'Pandan '.repeat(60));
  const notices = page.getByRole('region', { name: t('alert.region') });
  await notices.getByText(t('form.cut', { max: 300 })).waitFor();
});

test('what is typed while code for the lines of the list is on its way opens the list', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg', width: 1280 });
  const { page, request } = portal;
  await page.addInitScript(typeOnceAway, '10 Bayfront Avenue');
  // The list is there before the first lines for it are.
  const listed = page.getByRole('listbox', { includeHidden: true }).waitFor({ state: 'attached' });
  await page.route('**/assets/known-people-*.js', async (route) => {
    await listed;
    await route.continue();
  });
  await enter(portal);
  await request.place('Bayfront').waitFor();
});

/** Runs in the page: types into the address as soon as the list, which was there, is taken off the page for a while. */
function typeOnceAway(text: string): void {
  const isAway = () =>
    [...document.querySelectorAll('[role="listbox"]')].some((list) => {
      return list.closest('[style*="display: none"]') !== null;
    });
  const typing = new MutationObserver(() => {
    const input = document.querySelector<HTMLInputElement>('input[role="combobox"]');
    if (input === null || !isAway()) return;
    typing.disconnect();
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  typing.observe(document, { subtree: true, childList: true, attributes: true });
}

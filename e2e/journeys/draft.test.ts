import { expect } from 'vitest';
import { stranger } from '../pages/demo.ts';
import { openAtOutlet, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { comeIn, enter, reachDetails } from './steps.ts';

test('a reload restores what was typed, at each step', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request, shop } = portal;
  await enter(portal);
  await request.address.fill('12 Some Str');
  await page.reload();
  await expect.poll(() => request.address.inputValue()).toBe('12 Some Str');
  await reachDetails(portal);
  await request.fillDetails(shop);
  // The details are there before the address is priced.
  await request.toPayment.waitFor();
  await page.reload();
  await expect.poll(() => typed(portal)).toEqual([shop.customer.name, shop.amount]);
  await request.toPayment.click();
  await request.pay(shop.payment);
  await page.reload();
  await request.submit.waitFor();
  await expect.poll(() => request.method(shop.payment).isChecked()).toBe(true);
});

test('a draft is its owner’s alone, and leaves with them', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, t, shell, signIn, request } = portal;
  await comeIn(portal);
  await request.address.fill('7 Private Lane');
  await forgetSession(portal);
  await signIn.as(stranger);
  await request.address.waitFor();
  expect(await request.address.inputValue()).toBe('');
  await request.address.fill('8 Other Lane');
  await forgetSession(portal);
  await comeIn(portal);
  await expect.poll(() => request.address.inputValue()).toBe('7 Private Lane');
  await shell.signOut();
  await page.getByRole('region', { name: t('alert.region') }).waitFor();
  expect(await storedText(portal)).not.toMatch(/Lane|@example/);
  await comeIn(portal);
  expect(await request.address.inputValue()).toBe('');
});

const typed = ({ request: { fields } }: Portal) =>
  Promise.all([fields.name.inputValue(), fields.amount.inputValue()]);

/** As when a session ends while its person is away: nobody signed out, and no page of theirs is open. */
async function forgetSession({ page }: Portal): Promise<void> {
  const here = page.url();
  await page.goto('/deployment.json');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(here);
}

const storedText = ({ page }: Portal) => page.evaluate(() => JSON.stringify({ ...localStorage }));

import { expect } from 'vitest';
import { openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';
import { comeIn, reachDetails, showList, submit } from './steps.ts';

test('a market without a deployment is tried from its file alone, by its rules and read from the right', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'pk', width: 360, locale: 'en' });
  const { page, t, request, tracking } = portal;
  await keepTheDefaultLanguage(portal);
  await comeIn(portal);
  await readUrdu(portal);
  await reachDetails(portal);
  await askForTheLeastAmount(portal);
  await request.pay(portal.shop.payment);
  expect(await request.fee.locator('xpath=..').innerText()).toMatch(/Rs\s\d+(?![.\d])/);
  await expectSound(page);
  const orderId = await submit(portal);
  await tracking.announced(orderId, 'delivered').waitFor({ state: 'attached' });
  await tracking.panel(orderId).getByText(t('status.delivered')).first().waitFor();
  await expectSound(page);
  await showList(portal);
  await findAgain(portal, orderId);
});

/** One that this market does not speak is stored. */
async function keepTheDefaultLanguage({ page, signIn }: Portal): Promise<void> {
  await signIn.submit.waitFor();
  await page.evaluate(() => localStorage.setItem('locale', '"lo"'));
  await page.reload();
  await signIn.submit.waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.getAttribute('html', 'dir')).toBe('ltr');
}

/** Urdu has no texts yet: the page is laid out for it, and its English words still run as English does. */
async function readUrdu({ page, shell, request }: Portal): Promise<void> {
  await shell.chooseLanguage('اردو');
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await request.address.waitFor();
  const { bidi, align } = await request.heading.evaluate((heading) => {
    const { unicodeBidi, textAlign } = getComputedStyle(heading);
    return { bidi: unicodeBidi, align: textAlign };
  });
  expect([bidi, align]).toEqual(['plaintext', 'right']);
  await expectSound(page);
}

async function askForTheLeastAmount({ t, request, shop }: Portal): Promise<void> {
  await request.fillDetails({ ...shop, amount: '99' });
  await request.toPayment.click();
  await expectError(
    request.fields.amount,
    t('validation.amount-minimum', { minimum: 100, currency: 'PKR' }),
  );
  await expectFocus(request.fields.amount);
  await request.fields.amount.fill(shop.amount);
  await request.toPayment.click();
  await request.submit.waitFor();
}

async function findAgain({ page, shell, history }: Portal, orderId: string): Promise<void> {
  await shell.go('nav.history');
  await history.period.selectOption('today');
  await history.order(orderId).waitFor();
  await expectSound(page);
}

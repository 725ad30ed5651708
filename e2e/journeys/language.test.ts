import { expect } from 'vitest';
import { accessPages } from '../pages/access.ts';
import { inLanguage, openAtOutlet, openPortal, type Portal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { walkTo } from '../support/walk.ts';
import { enter, reachDetails } from './steps.ts';

test('another language keeps the page and what was typed', async ({ newPage }) => {
  const english = await openAtOutlet(newPage, { deployment: 'la' });
  const { page, request, shell, shop } = english;
  await enter(english);
  await reachDetails(english);
  await request.fillDetails(shop);
  const before = page.url();
  await shell.chooseLanguage('ລາວ');
  const lao = await inLanguage(english, 'lo');
  await expectToRead(lao, 'lo', 'ltr');
  await lao.shell.chooseLanguage('繁體中文');
  const chinese = await inLanguage(english, 'zh_Hant_TW');
  await expectToRead(chinese, 'zh-Hant-TW', 'ltr');
  expect(page.url()).toBe(before);
  expect(await chinese.request.fields.name.inputValue()).toBe(shop.customer.name);
  await page.reload();
  await expectToRead(chinese, 'zh-Hant-TW', 'ltr');
  expect(await chinese.request.fields.name.inputValue()).toBe(shop.customer.name);
});

test('who is not signed in reads what they can, on every page, and what they typed stays', async ({
  newPage,
}) => {
  const english = await openPortal(newPage, { deployment: 'la', width: 360, path: '/register' });
  const { page } = english;
  const { vendorCode, newPassword } = accessPages(english);
  await vendorCode.fill('p2mk1');
  await newPassword.fill('Kept!2026');
  await pickAtTheFoot(english, 'ລາວ');
  const lao = await inLanguage(english, 'lo');
  const access = accessPages(lao);
  await access.title('access.register.title').waitFor();
  expect(await access.vendorCode.inputValue()).toBe('p2mk1');
  expect(await access.newPassword.inputValue()).toBe('Kept!2026');
  await expectSound(page);
  // Browsers need not know what countries are called in Lao.
  await expect.poll(() => page.title()).toContain('ລາວ');
  await walkTo(page, '/connect');
  await lao.signIn.submit.waitFor();
  await page.goto('/prohibiteditems-c2c');
  await access.title('legal.prohibited.title').waitFor();
  await pickAtTheFoot(lao, 'English');
  await accessPages(english).title('legal.prohibited.title').waitFor();
});

async function pickAtTheFoot({ page, shell }: Portal, name: string): Promise<void> {
  const foot = page.getByRole('contentinfo');
  await shell.language.click();
  await foot.getByRole('radio', { name, exact: true }).click();
}

test('the direction follows the language', async ({ newPage }) => {
  const arabic = await openAtOutlet(newPage, { deployment: 'kw', width: 360, scheme: 'dark' });
  await enter(arabic);
  await arabic.shell.chooseLanguage('English');
  const english = await inLanguage(arabic, 'en');
  await english.request.heading.waitFor({ state: 'attached' });
  expect(await english.page.getAttribute('html', 'dir')).toBe('ltr');
  await expectSound(english.page);
});

test('a stored language that the deployment does not speak gives its default', async ({
  newPage,
}) => {
  const tab = await newPage({ deployment: 'la' });
  await tab.addInitScript(() => localStorage.setItem('locale', '"ar"'));
  const { page, signIn } = await openPortal(async () => tab, { deployment: 'la' });
  await signIn.submit.waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.getAttribute('html', 'dir')).toBe('ltr');
});

async function expectToRead(portal: Portal, lang: string, dir: string): Promise<void> {
  const { page, request } = portal;
  await request.toPayment.waitFor();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe(lang);
  expect(await page.getAttribute('html', 'dir')).toBe(dir);
  await expectSound(page);
}

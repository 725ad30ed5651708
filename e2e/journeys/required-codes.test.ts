import { afterAll, beforeAll, expect } from 'vitest';
import { merchant } from '../pages/demo.ts';
import { mailed } from '../pages/mail.ts';
import { membersPages } from '../pages/members.ts';
import { openMember, openPortal, type Portal } from '../pages/portal.ts';
import { appCode } from '../support/app-code.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectError, expectSound } from '../support/sound.ts';

/** A product of its own: nobody of the merchant could go on in other journeys. */
let product: Product;
beforeAll(async () => {
  product = await startFreshProduct();
});
afterAll(() => product.stop());

const mei = { email: 'mei@example.com', password: 'Quokkas!2026', name: 'Mei Lin' };

test('an owner asks everybody for codes, and who has none sets them up before anything else, where they are', async ({
  newPage,
}) => {
  const port = product.port;
  const owner = await openMember(newPage, { deployment: 'sg', port, outlet: 'm4pk1' });
  const people = membersPages(owner);
  await owner.page.goto('/people/m4pk1');
  await people.ask(mei.email, 'counter');
  await people.invitations.getByText(mei.email).waitFor();
  const counter = await openPortal(newPage, { deployment: 'sg', port, width: 360 });
  await join(counter, await mailed(counter.page, mei.email, /http:\S+\/join#\S+/));
  await counter.request.address.fill('7 Code Lane');

  const recovery = await askEverybody(owner);
  await setUpWhereTheyAre(counter);
  // What they had typed waits for them.
  await expect.poll(() => counter.request.address.inputValue()).toBe('7 Code Lane');

  const { page, t } = owner;
  await page.reload();
  await people.codesForAll.waitFor();
  expect(await people.members.getByText(t('people.codes.none')).count()).toBe(0);
  await page.goto('/account');
  await page.getByText(t('profile.factor.needed', { merchant: 'Pandan Kitchen' })).waitFor();
  expect(await people.endFactor.count()).toBe(0);
  await takeBack(owner, recovery);
});

/** A new account by the link of the invitation. */
async function join(portal: Portal, link: string): Promise<void> {
  const pages = membersPages(portal);
  await portal.page.goto(link);
  await pages.joinName.fill(mei.name);
  await pages.choosePassword(mei.password);
  await pages.join.click();
  await portal.request.address.waitFor();
}

/** The owner is led to set codes up for themselves, and then asks everybody with one. Answers a recovery code of theirs. */
async function askEverybody(portal: Portal): Promise<string> {
  const { page, t } = portal;
  const pages = membersPages(portal);
  await page.reload();
  await pages.codesForAll.click();
  await pages.codesOfOwnFirst.waitFor();
  await expectSound(page);
  await pages.dialog.getByRole('link', { name: t('profile.title') }).click();
  await pages.setUpFactor.click();
  await pages.dialogPassword.fill(merchant.password);
  await pages.submitDialog.click();
  const secret = ((await pages.factorKey.textContent()) ?? '').replaceAll(' ', '');
  await pages.code.fill(appCode(secret));
  await pages.submitDialog.click();
  await pages.recoveryCodes.waitFor();
  const [recovery = ''] = await pages.recoveryCodes.getByRole('listitem').allTextContents();
  await pages.codesKept.click();

  await page.goto('/people/m4pk1');
  await pages.codesForAll.click();
  await expectSound(page);
  expectFault(page, /400/);
  await pages.code.fill('000000');
  await pages.submitDialog.click();
  await expectError(pages.code, t('second-factor.wrong'));
  // The code of before is used up; that of the next half minute is good already.
  await pages.code.fill(appCode(secret, 1));
  await pages.submitDialog.click();
  await page.getByText(t('people.codes.required'), { exact: true }).first().waitFor();
  expect(await pages.codesForAll.isChecked()).toBe(true);
  await pages.members.getByText(t('people.codes.none')).waitFor();
  await expectSound(page);
  return recovery;
}

/** On every page there is the one task, until it is done. */
async function setUpWhereTheyAre(portal: Portal): Promise<void> {
  const { page, t, request } = portal;
  const pages = membersPages(portal);
  expectFault(page, /403|WebSocket/);
  await pages.codesFirst.waitFor();
  await page.getByText('Pandan Kitchen').filter({ visible: true }).first().waitFor();
  await expectSound(page);
  await page.goto('/history/m4pk1');
  await pages.codesFirst.waitFor();
  expect(await page.getByRole('heading', { name: t('history.title'), level: 1 }).count()).toBe(0);
  await page.goto('/request-a-rider/m4pk1');
  // They signed in a moment ago: nobody asks for their password once more.
  await pages.beginCodes.click();
  const secret = ((await pages.shownKey.textContent()) ?? '').replaceAll(' ', '');
  await expectSound(page);
  expectFault(page, /400/);
  await pages.code.fill('000000');
  await pages.switchCodesOn.click();
  await expectError(pages.code, t('second-factor.wrong'));
  await pages.code.fill(appCode(secret));
  await pages.switchCodesOn.click();
  await pages.toldCodes.waitFor();
  expect(await pages.toldCodes.getByRole('listitem').count()).toBe(10);
  await expectSound(page);
  await pages.codesKept.click();
  await request.address.waitFor();
}

/** By a recovery code: the owner's phone is elsewhere. */
async function takeBack({ page, t, ...portal }: Portal, recovery: string): Promise<void> {
  const pages = membersPages({ page, t, ...portal });
  await page.goto('/people/m4pk1');
  await pages.codesForAll.click();
  await pages.code.fill(recovery);
  await pages.submitDialog.click();
  await page.getByText(t('people.codes.not-required'), { exact: true }).first().waitFor();
  await expect.poll(() => pages.codesForAll.isChecked()).toBe(false);
}

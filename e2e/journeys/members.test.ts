import { afterAll, beforeAll, expect } from 'vitest';
import { merchant, newcomer, stranger } from '../pages/demo.ts';
import { mailed } from '../pages/mail.ts';
import { membersPages } from '../pages/members.ts';
import { originPage } from '../pages/origin.ts';
import { openMember, openPortal, type Portal } from '../pages/portal.ts';
import { appCode } from '../support/app-code.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { pressOn } from '../support/keyboard.ts';
import { expectError, expectSound } from '../support/sound.ts';
import { reachDetails, submit } from './steps.ts';

/** A product of its own: who belongs to an outlet would be others in other journeys. */
let product: Product;
beforeAll(async () => {
  product = await startFreshProduct();
});
afterAll(() => product.stop());

const mei = { email: 'mei@example.com', password: 'Quokkas!2026', name: 'Mei Lin' };

test('somebody is invited by mail, joins, may do what their role allows, gets another, and is removed', async ({
  newPage,
}) => {
  const port = product.port;
  const outlet = 'm4pk1';
  const owner = await openMember(newPage, { deployment: 'sg', port, outlet });
  const people = membersPages(owner);
  await owner.page.goto('/');
  await owner.request.address.waitFor();
  await owner.shell.openPanel();
  await people.people.filter({ visible: true }).click();
  await people.title.waitFor();
  await people.invite.click();
  await people.send.click();
  await expectError(people.email, owner.t('login.wrong-email'));
  await owner.page.keyboard.press('Escape');
  await people.ask(mei.email, 'counter');
  await people.invitations.getByText(mei.email).waitFor();
  await expectSound(owner.page);
  await takeBack(owner);

  const counter = await openPortal(newPage, { deployment: 'sg', port, width: 360 });
  const link = await mailed(counter.page, mei.email, /http:\S+\/join#\S+/);
  await join(counter, link);
  await mayNot(counter);
  await orderAs(counter);

  await owner.page.reload();
  await people.members.getByText(mei.name, { exact: true }).waitFor();
  expect(await people.invitations.count()).toBe(0);
  await people.roleOf(mei.name).focus();
  await people.roleOf(mei.name).selectOption('manager');
  await expect.poll(() => people.roleOf(mei.name).inputValue()).toBe('manager');
  expect(await focused(owner)).toBe('SELECT');
  const theirs = membersPages(counter);
  // Their open page follows by itself.
  await counter.shell.go('nav.history');
  await counter.shell.openPanel();
  await theirs.people.filter({ visible: true }).click();
  await theirs.members.waitFor();
  // Owners are above a manager, who invites to the counter and no further.
  expect(await theirs.members.getByRole('combobox').count()).toBe(0);
  await theirs.invite.click();
  expect(await counter.page.getByRole('dialog').getByRole('radio').count()).toBe(1);
  await counter.page.keyboard.press('Escape');

  expectFault(counter.page, /40[04]|WebSocket/);
  await people.remove(mei.name);
  await people.members.getByText(mei.name, { exact: true }).waitFor({ state: 'detached' });
  expect(await focused(owner)).not.toBe('BODY');
  // Their open page says by itself that no outlet is left, and shows none of its orders.
  await counter.page.getByText(counter.t('branch.none'), { exact: true }).waitFor();
  await counter.page.goto(link);
  await counter.page.getByText(counter.t('join.expired')).waitFor();
});

/** An invitation that is taken back is gone, and the focus is not lost with it. */
async function takeBack(owner: Portal): Promise<void> {
  const people = membersPages(owner);
  await people.ask('typo@example.com', 'counter');
  await people.takingBack('typo@example.com').click();
  await people.takingBack('typo@example.com').waitFor({ state: 'detached' });
  expect(await focused(owner)).toBe('BUTTON');
  await people.takingBack(mei.email).click();
  await people.invitations.waitFor({ state: 'detached' });
  expect(await focused(owner)).toBe('MAIN');
  await people.ask(mei.email, 'counter');
  await people.invitations.getByText(mei.email).waitFor();
}

const focused = ({ page }: Portal) => page.evaluate(() => document.activeElement?.tagName);

/** A new account by the link, with the password typed twice; the link works once. */
async function join(portal: Portal, link: string): Promise<void> {
  const { page, request } = portal;
  const pages = membersPages(portal);
  await page.goto(link);
  await pages.joinTitle('Pandan Kitchen Tanjong Pagar').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await expectSound(page);
  await pages.joinName.fill(mei.name);
  await page.reload();
  await pages.joinTitle('Pandan Kitchen Tanjong Pagar').waitFor();
  expect(await pages.joinName.inputValue()).toBe(mei.name);
  await pages.choosePassword(mei.password);
  await pages.join.click();
  await request.address.waitFor();
}

/** What an owner may and somebody at the counter may not is not offered, or says who may. */
async function mayNot(portal: Portal): Promise<void> {
  const { page, t } = portal;
  const pages = membersPages(portal);
  await portal.shell.openPanel();
  await pages.account.filter({ visible: true }).waitFor();
  expect(await pages.people.count()).toBe(0);
  await page.goto('/people/m4pk1');
  await pages.notForThem.waitFor();
  await expectSound(page);
  await page.goto('/history/m4pk1');
  await page.getByRole('heading', { name: t('history.title'), level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: t('history.export') }).count()).toBe(0);
}

/** An order says who placed it, to anyone who asks what happened to it. */
async function orderAs(portal: Portal): Promise<void> {
  const { page, t, request, tracking, shop } = portal;
  await page.goto('/request-a-rider/m4pk1');
  await request.address.waitFor();
  await reachDetails(portal);
  await request.fillDetails(shop);
  await request.toPayment.click();
  await request.submit.waitFor();
  const panel = tracking.panel(await submit(portal));
  await tracking.showMore();
  await panel.getByText(t('order.activity'), { exact: true }).click();
  await panel
    .getByRole('list', { name: t('people.changes') })
    .getByText(mei.name, { exact: true })
    .waitFor();
  await expectSound(page);
}

test('people take turns at a tablet by a PIN each, in all of its tabs, and nobody loses what they had typed', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', port: product.port, width: 820 });
  const { page, t, shell, signIn, request } = portal;
  const pages = membersPages(portal);
  expectFault(page, /40[03]/);
  await signIn.as(newcomer);
  await shell.openPanel();
  expect(await pages.switching.count()).toBe(0);
  await pages.account.filter({ visible: true }).click();
  await pages.choosePin(newcomer.password, '1234');
  await expectError(pages.dialogPin, t('profile.pin.simple'));
  await expectSound(page);
  await pages.dialogPin.fill('4711');
  await pages.submitDialog.click();
  await expect.poll(() => pages.pins.count()).toBe(1);
  await page.goto('/switch');
  await pages.withPassword.click();
  await signIn.as(merchant);
  await request.address.waitFor();
  await page.goto('/account');
  await pages.choosePin(merchant.password, '902817');
  await expect.poll(() => pages.pins.count()).toBe(1);
  await expectSound(page);

  await page.goto('/request-a-rider/m4pk1');
  await request.address.fill('7 Turn Lane');
  const tab = await page.context().newPage();
  await tab.goto(new URL('/account', page.url()).href);
  await tab.getByText(merchant.email).filter({ visible: true }).first().waitFor();
  await shell.openPanel();
  await pages.switching.filter({ visible: true }).click();
  await pages.peopleHere.filter({ hasText: newcomer.email }).click();
  await pages.pinOf(newcomer.email).fill('4712');
  await pages.switchTo.click();
  await expectError(pages.pinOf(newcomer.email), t('switch.wrong', { count: '4' }));
  await expectSound(page);
  await pages.pinOf(newcomer.email).fill('4711');
  await pages.switchTo.click();
  // They begin where they would after signing in, and the other tab follows.
  await originPage(portal).heading.waitFor();
  await tab.getByText(newcomer.email).filter({ visible: true }).first().waitFor();
  await page.goto('/switch');
  await pages.peopleHere.filter({ hasText: merchant.email }).click();
  await pages.pinOf(merchant.email).fill('902817');
  await pages.switchTo.click();
  await request.address.waitFor();
  await tab.getByText(merchant.email).filter({ visible: true }).first().waitFor();
  await page.goto('/request-a-rider/m4pk1');
  await expect.poll(() => request.address.inputValue()).toBe('7 Turn Lane');
  await tab.close();
});

test('an account says where it is signed in, and changes its name and its password', async ({
  newPage,
}) => {
  const port = product.port;
  const here = await openPortal(newPage, { deployment: 'sg', port });
  const there = await openPortal(newPage, { deployment: 'sg', port });
  for (const { signIn, request } of [here, there]) {
    await signIn.as(merchant);
    await request.address.waitFor();
  }
  const { page, t, shell } = here;
  const pages = membersPages(here);
  await shell.openPanel();
  await pages.account.filter({ visible: true }).click();
  await pages.accountName.fill('Aunt Dee');
  await pages.saveName.click();
  await page.getByText(t('profile.saved'), { exact: true }).first().waitFor();
  await expectSound(page);

  await expect.poll(() => pages.devices.count()).toBeGreaterThan(1);
  const before = await pages.devices.count();
  expectFault(there.page, /401|WebSocket/);
  const other = pages.devices.filter({ has: page.getByRole('button') }).first();
  await pressOn(page, pages.signOutOf(other));
  await expect.poll(() => pages.devices.count()).toBe(before - 1);

  expectFault(page, /401/);
  await pages.oldPassword.fill('Wrong!2026');
  await pages.newPassword.fill('Marmots!2026');
  await pages.changePassword.click();
  await expectError(pages.oldPassword, t('access.verify.wrong'));
  await pages.oldPassword.fill(merchant.password);
  await pages.changePassword.click();
  await page.getByText(t('profile.password.changed'), { exact: true }).first().waitFor();
  await expect.poll(() => pages.devices.count()).toBe(1);
  expect(await pages.oldPassword.inputValue()).toBe('');
});

test('who sets codes up is asked for one after the password, and gets in without a phone by a recovery code', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', port: product.port, width: 360 });
  const { page, t, shell, signIn, request } = portal;
  const pages = membersPages(portal);
  await signIn.as(stranger);
  await request.address.waitFor();
  await shell.openPanel();
  await pages.account.filter({ visible: true }).click();
  await pages.setUpFactor.click();
  await pages.submitDialog.click();
  await expectError(pages.dialogPassword, t('login.fill-password'));
  await pages.dialogPassword.fill(stranger.password);
  await pages.submitDialog.click();
  const secret = ((await pages.factorKey.textContent()) ?? '').replaceAll(' ', '');
  await expectSound(page);
  await pages.code.fill(appCode(secret));
  await pages.submitDialog.click();
  await pages.recoveryCodes.waitFor();
  const [recovery = ''] = await pages.recoveryCodes.getByRole('listitem').allTextContents();
  await expectSound(page);
  await pages.codesKept.click();
  await pages.endFactor.waitFor();

  await shell.signOut();
  expectFault(page, /40[03]/);
  await signIn.as(stranger);
  await pages.stepTitle.waitFor();
  await expectSound(page);
  await pages.code.fill('000000');
  await pages.sendCode.click();
  await expectError(pages.code, t('second-factor.wrong'));
  // The code of before is used up; that of the next half minute is good already.
  await pages.code.fill(appCode(secret, 1));
  await pages.sendCode.click();
  await request.address.waitFor();

  await page.goto('/account');
  await pages.endFactor.click();
  await pages.dialogPassword.fill(stranger.password);
  await pages.code.fill(recovery);
  await pages.submitDialog.click();
  await pages.setUpFactor.waitFor();
  await page.getByText(t('profile.factor.off'), { exact: true }).first().waitFor();
});

import { afterAll, beforeAll, expect } from 'vitest';
import { merchant, stranger } from '../pages/demo.ts';
import { membersPages } from '../pages/members.ts';
import { openPortal, type Portal } from '../pages/portal.ts';
import { appCode } from '../support/app-code.ts';
import { deviceOf } from '../support/authenticator.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import { expectError, expectFocus, expectSound } from '../support/sound.ts';

/** A product of its own: passkeys of the demo's people would be there in other journeys. */
let product: Product;
beforeAll(async () => {
  product = await startFreshProduct();
});
afterAll(() => product.stop());

test.for([
  ['sg', 1280, 'light'],
  ['kw', 360, 'dark'],
] as const)(
  'who adds a passkey signs in with it and nothing else, until it is taken out: %s',
  async ([deployment, width, scheme], { newPage }) => {
    const port = product.port;
    const portal = await openPortal(newPage, { deployment, port, width, scheme });
    const { page, t, shell, signIn, request } = portal;
    const pages = membersPages(portal);
    const device = await deviceOf(page);
    expectFault(page, /40[013]/);
    await signIn.as(merchant);
    await request.address.waitFor();
    await shell.openPanel();
    await pages.account.filter({ visible: true }).click();
    await page.getByText(t('profile.passkeys.none')).waitFor();
    await addTo(portal, 'Till', device);
    expect(await pages.passkeys.count()).toBe(1);
    await pages.passkeys.getByText(t('profile.passkey.unused')).waitFor();
    await page.getByText(t('profile.password.intro.passkeys')).waitFor();
    await expectSound(page);

    await shell.signOut();
    await signIn.withPasskey.click();
    await request.address.waitFor();
    await page.goto('/account');
    await pages.passkeys.getByText(t('profile.passkey.used', { when: '' }).trim()).waitFor();
    await pages.passkey('Till').click();
    await page.getByText(t('profile.passkey.gone'), { exact: true }).first().waitFor();
    await page.getByText(t('profile.passkeys.none')).waitFor();

    await shell.signOut();
    await signIn.withPasskey.click();
    await page.getByText(t('passkey.unknown')).waitFor();
    await expectFocus(signIn.withPasskey);
    await expectSound(page);
    // The device is away: nothing has changed, and the password is there as ever.
    await device.knows(false);
    await signIn.withPasskey.click();
    await page.getByText(t('passkey.cancelled')).waitFor();
    await signIn.as(merchant);
    await request.address.waitFor();
  },
);

/** What is refused stays where it was typed; the person goes on from there. */
async function addTo(
  portal: Portal,
  name: string,
  device: Awaited<ReturnType<typeof deviceOf>>,
): Promise<void> {
  const { page, t } = portal;
  const pages = membersPages(portal);
  await pages.addPasskey.click();
  expect(await pages.passkeyName.inputValue()).not.toBe('');
  await pages.passkeyName.fill('');
  await pages.submitDialog.click();
  await expectError(pages.passkeyName, t('profile.passkey.name.missing'));
  await expectError(pages.dialogPassword, t('login.fill-password'));
  await pages.passkeyName.fill(name);
  await pages.dialogPassword.fill('Wrong!2026');
  await pages.submitDialog.click();
  await expectError(pages.dialogPassword, t('access.verify.wrong'));
  await expectSound(page);
  await pages.dialogPassword.fill(merchant.password);
  await device.knows(false);
  await pages.submitDialog.click();
  await pages.dialog.getByText(t('passkey.cancelled')).waitFor();
  await expectSound(page);
  await device.knows(true);
  await pages.submitDialog.click();
  await page.getByText(t('profile.passkey.added'), { exact: true }).first().waitFor();
  await pages.dialog.waitFor({ state: 'detached' });
}

test('a device has one passkey of an account, codes end it, the next one takes a code as well and stands in for codes after a password', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', port: product.port, width: 360 });
  const { page, t, signIn, request, shell } = portal;
  const pages = membersPages(portal);
  const device = await deviceOf(page);
  expectFault(page, /403/);
  await signIn.as(stranger);
  await request.address.waitFor();
  await page.goto('/account');
  for (const said of ['profile.passkey.added', 'passkey.there-already']) {
    await pages.addPasskey.click();
    await pages.dialogPassword.fill(stranger.password);
    await pages.submitDialog.click();
    await page.getByText(t(said), { exact: true }).filter({ visible: true }).first().waitFor();
  }
  await page.keyboard.press('Escape');

  await pages.setUpFactor.click();
  await pages.dialog.getByText(t('profile.factor.password.body.passkeys')).waitFor();
  await pages.dialogPassword.fill(stranger.password);
  await pages.submitDialog.click();
  const secret = ((await pages.factorKey.textContent()) ?? '').replaceAll(' ', '');
  await pages.code.fill(appCode(secret));
  await pages.submitDialog.click();
  const recovery = pages.recoveryCodes.getByRole('listitem').first();
  const kept = (await recovery.textContent()) ?? '';
  await pages.codesKept.click();
  await page.getByText(t('profile.passkeys.none')).waitFor();
  await shell.signOut();
  await signIn.as(stranger);
  await pages.stepTitle.waitFor();
  expect(await pages.passkeyInstead.count()).toBe(0);
  await pages.code.fill(kept);
  await pages.sendCode.click();
  await request.address.waitFor();
  await page.goto('/account');

  await pages.addPasskey.click();
  await pages.dialogPassword.fill(stranger.password);
  await pages.submitDialog.click();
  await expectError(pages.code, t('second-step.fill'));
  // The code of before is used up; that of the next half minute is good already.
  await pages.code.fill(appCode(secret, 1));
  await pages.submitDialog.click();
  await expect.poll(() => pages.passkeys.count()).toBe(1);
  await shell.signOut();
  await signIn.withPasskey.click();
  await request.address.waitFor();

  await shell.signOut();
  await signIn.as(stranger);
  await device.knows(false);
  await pages.passkeyInstead.click();
  await page.getByText(t('passkey.cancelled')).waitFor();
  await expectSound(page);
  await device.knows(true);
  await pages.passkeyInstead.click();
  await request.address.waitFor();
});

test('where nobody has an account page nobody is offered a passkey', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'la', port: product.port });
  const { page, t, signIn } = portal;
  await page.getByText(t('login.new')).filter({ visible: true }).waitFor();
  expect(await signIn.withPasskey.count()).toBe(0);
});

import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { merchant } from '../pages/demo.ts';
import { helpPage } from '../pages/help.ts';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus, expectSound } from '../support/sound.ts';

test('help opens beside the page, takes a message, and Escape gives the page back', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, request, signIn } = portal;
  await signIn.as();
  await request.address.waitFor();
  const help = helpPage(portal);
  await help.button.click();
  await help.article.first().click();
  await help.message.fill('Where is my rider?');
  await expectSound(page);
  await help.message.press('Escape');
  await help.panel.waitFor({ state: 'detached' });
  await expectFocus(help.button);
  await page.keyboard.press('Enter');
  await help.message.fill('Where is my rider?');
  await help.send.click();
  await help.thanks.getByText(merchant.email).waitFor();
  await help.close.press('Escape');
  await help.panel.waitFor({ state: 'detached' });
  await portal.shell.openPanel();
  await help.button.filter({ hasText: /\w/ }).click();
  await help.message.waitFor();
});

test('a service that does not answer is said, and trying again helps', async ({ newPage }) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, signIn } = portal;
  expectFault(page, /hc_jwt_token|Failed to load resource/);
  await page.route('**/conditions-api/v1/init', (route) => route.abort());
  await signIn.as();
  const help = helpPage(portal);
  await help.button.click();
  await help.failed.waitFor();
  await page.unroute('**/conditions-api/v1/init');
  await help.retry.click();
  await help.message.waitFor();
});

test('on a phone it is a page, and its button hides no other, right to left too', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'kw', width: 360 });
  const { page, request, signIn } = portal;
  await signIn.as();
  await request.confirm.waitFor();
  const help = helpPage(portal);
  expect(await meet(help.link, request.confirm)).toBe(false);
  await expectSound(page);
  await help.link.click();
  await help.heading.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/helpcenter\/\w+$/);
  await help.message.waitFor();
  expect(await help.message.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl');
  await expectSound(page);
  await page.goBack();
  await request.confirm.waitFor();
});

/** Whether two things on the page share any of it. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('One of the two is not on the page.');
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !(apart || a.y + a.height <= b.y || b.y + b.height <= a.y);
}

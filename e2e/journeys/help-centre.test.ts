import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { merchant } from '../pages/demo.ts';
import { helpPage } from '../pages/help.ts';
import { openMember } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectFault } from '../support/faults.ts';
import { expectFocus, expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

test('help opens beside the page, takes a message, and Escape gives the page back', async ({
  newPage,
}) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page } = portal;
  await enter(portal);
  const help = helpPage(portal);
  const begun = page.waitForRequest('**/conditions-api/v1/init');
  await help.button.click();
  const build = page.locator('meta[name="build"]');
  const asked: { app_version: string } = (await begun).postDataJSON();
  expect(asked.app_version).toBe(await build.getAttribute('content'));
  await help.article.first().click();
  await help.message.fill('Where is my rider?');
  await expectSound(page);
  await help.message.press('Escape');
  await help.panel.waitFor({ state: 'detached' });
  await expectFocus(help.button);
  await page.keyboard.press('Enter');
  await expect.poll(() => help.message.inputValue()).toBe('Where is my rider?');
  await help.send.click();
  await help.thanks.getByText(merchant.email).waitFor();
  await help.close.press('Escape');
  await help.panel.waitFor({ state: 'detached' });
  await portal.shell.openPanel();
  await help.button.filter({ hasText: /\w/ }).click();
  await help.message.waitFor();
});

test('a message that cannot be sent stays, and says so, until it can', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'kw', width: 360 });
  const { page } = portal;
  await enter(portal);
  const help = helpPage(portal);
  await help.link.click();
  await help.message.fill('أين المندوب؟ 🛵');
  expectFault(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await help.send.click();
  await help.unsent.waitFor();
  expect(await help.message.inputValue()).toBe('أين المندوب؟ 🛵');
  await page.context().setOffline(false);
  await help.send.click();
  await help.thanks.getByText(merchant.email).waitFor();
  await expectSound(page);
  await page.reload();
  await help.message.waitFor();
  expect(await help.message.inputValue()).toBe('');
});

test('a service that does not answer is said, and trying again helps', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page } = portal;
  expectFault(page, /hc_jwt_token|Failed to load resource/);
  await page.route('**/conditions-api/v1/init', (route) => route.abort());
  await enter(portal);
  const help = helpPage(portal);
  await help.button.click();
  await help.failed.waitFor();
  await page.unroute('**/conditions-api/v1/init');
  await help.retry.click();
  await help.message.waitFor();
});

test('on a phone it is a page, right to left too', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'kw', width: 360 });
  const { page, request } = portal;
  const typed = Promise.withResolvers<void>();
  await page.route('**/help.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await enter(portal);
  const help = helpPage(portal);
  await help.link.waitFor();
  await expectSound(page);
  await help.link.click();
  await help.heading.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/helpcenter\/\w+$/);
  await help.message.waitFor();
  expect(await help.message.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl');
  await expectSound(page);
  await help.message.fill('Half a');
  typed.resolve();
  await page.waitForFunction(isKept, 'Half a');
  await page.goBack();
  await request.address.waitFor();
  await help.panel.waitFor({ state: 'detached' });
  await help.link.click();
  await expect.poll(() => help.message.inputValue()).toBe('Half a');
  await page.reload();
  await expect.poll(() => help.message.inputValue()).toBe('Half a');
});

/** Whether the portal was told what is typed in the frame, whose script may be younger than its field. */
function isKept(text: string): boolean {
  return Object.values(localStorage).some((kept) => kept.includes(text));
}

test.for(['sg', 'kw'] as const)(
  'on the smallest phone of %s it lies over nothing, with the keyboard up too',
  async (deployment, { newPage }) => {
    const portal = await openMember(newPage, { deployment, width: 320 });
    const { page, shell } = portal;
    await enter(portal);
    const help = helpPage(portal);
    for (const height of [780, 360]) {
      await page.setViewportSize({ width: 320, height });
      await help.link.waitFor();
      expect(await hiddenBehind(help.link)).toEqual([]);
    }
    await shell.go('nav.history');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await help.link.waitFor();
    expect(await hiddenBehind(help.link)).toEqual([]);
  },
);

test('what is typed outlasts the token of the page, and can still be sent', async ({ newPage }) => {
  const portal = await openMember(newPage, { deployment: 'sg' });
  const { page } = portal;
  await page.clock.install();
  await enter(portal);
  const help = helpPage(portal);
  await help.button.click();
  await help.message.fill('Where is my rider?');
  await expect.poll(() => page.evaluate(isKept, 'Where is my rider?')).toBe(true);
  const renewed = page.evaluate(heardRenewed);
  await page.clock.fastForward('56:00');
  await renewed;
  // Past the time after which a page that did not go on by itself is led on, without what was typed.
  await page.clock.fastForward('00:06');
  expect(await help.message.inputValue()).toBe('Where is my rider?');
  await help.send.click();
  await help.thanks.getByText(merchant.email).waitFor();
});

/** Until the page of the frame says that it goes on under its next address; runs in the page, after the portal heard it. */
function heardRenewed(): Promise<void> {
  return new Promise((heard) => {
    addEventListener('message', ({ data }) => data?.type === 'help-centre:renewed' && heard());
  });
}

/** What of the page cannot be brought out from under this, by its name. */
function hiddenBehind(over: Locator): Promise<string[]> {
  return over.evaluate((it) => {
    const content = document.querySelectorAll<HTMLElement>(
      'main :is(input, textarea, select, button, a, p, h1, h2, td)',
    );
    const hidden = [...content].filter((part) => {
      part.scrollIntoView({ block: 'end' });
      const [a, b] = [it.getBoundingClientRect(), part.getBoundingClientRect()];
      if (b.width === 0 || b.height === 0) return false;
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    });
    return hidden.map((part) => part.outerHTML.slice(0, 120));
  });
}

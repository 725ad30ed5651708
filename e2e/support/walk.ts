import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Goes to another page of the app as its own links do: nothing is loaded again, which costs a journey a second and a half. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Closes the dialog on top, and waits until the browser has gone back over its entry: who walks on before that is sent back. */
export async function closeOnTop(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !history.state?.layers?.length);
}

/**
 * A press with the key held that asks the browser for a new tab opens one at this address, and this one stays where it is. The
 * browser is asked: a page of Playwright now and then never begins in a tab that stays behind another.
 */
export async function expectNewTab(
  page: Page,
  address: string | RegExp,
  press: () => Promise<void>,
): Promise<void> {
  const here = page.url();
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('A tab belongs to no browser.');
  const tabs = async () => {
    const { targetInfos } = await browser.send('Target.getTargets');
    return targetInfos.filter(({ type }) => type === 'page');
  };
  const before = new Set((await tabs()).map(({ targetId }) => targetId));
  const opened = async () => (await tabs()).filter(({ targetId }) => !before.has(targetId));
  await press();
  await expect.poll(async () => (await opened()).map(({ url }) => url).join()).toMatch(address);
  const found = await opened();
  expect(found).toHaveLength(1);
  for (const { targetId } of found) await browser.send('Target.closeTarget', { targetId });
  await browser.detach();
  expect(page.url()).toBe(here);
}

/** Held while pressing, it asks for a new tab. */
export const forNewTab = { modifiers: ['ControlOrMeta' as const] };

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

/** A press with the key held that asks the browser for a new tab opens one at this address, and this one stays where it is. */
export async function expectNewTab(
  page: Page,
  address: string | RegExp,
  press: () => Promise<void>,
): Promise<void> {
  const here = page.url();
  const opened = page.context().waitForEvent('page');
  await press();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(address);
  await tab.close();
  expect(page.url()).toBe(here);
}

/** Held while pressing, it asks for a new tab. */
export const forNewTab = { modifiers: ['ControlOrMeta' as const] };

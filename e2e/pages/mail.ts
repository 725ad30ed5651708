import type { Page } from 'playwright';
import { expect } from 'vitest';

/** What a mail to an address holds, once one that holds it has left; it takes a moment. */
export async function mailed(page: Page, to: string, wanted: RegExp): Promise<string> {
  const outbox = new URL('/dev/outbox', page.url()).href;
  const tab = await page.context().newPage();
  const newest = tab.getByRole('listitem').filter({ hasText: to }).first().getByRole('link');
  const look = async (): Promise<string> => {
    await tab.goto(outbox);
    if ((await newest.count()) === 0) return '';
    await newest.click();
    return wanted.exec(await tab.locator('pre').innerText())?.[0] ?? '';
  };
  await expect.poll(look, { timeout: 20_000 }).not.toBe('');
  const found = await look();
  await expectDrawn(tab);
  await tab.close();
  return found;
}

/** The letter stands in a frame that may do nothing, with its own styles and the sign of the brand. */
async function expectDrawn(tab: Page): Promise<void> {
  const letter = tab.frameLocator('iframe');
  const heading = letter.getByRole('heading').first();
  expect(await heading.evaluate((it) => getComputedStyle(it).fontSize)).toBe('22px');
  const sign = letter.locator('img').first();
  await expect.poll(() => sign.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0);
}

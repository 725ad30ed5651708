import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The windows that the work of a shop has to fit into: two phones, a tablet, a small counter and a large one. */
const windows = [
  [360, 640],
  [360, 800],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

/** The button, and what is read with it, are inside each of the windows without scrolling; in the foot of a form the button also stays where it is when the page is scrolled. */
export async function expectInSight(
  page: Page,
  button: Locator,
  place: 'foot' | 'page' = 'foot',
  read: readonly Locator[] = [],
): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const isInside = async (it: Locator) => {
      const box = await boxOf(it);
      return box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width;
    };
    for (const it of [button, ...read]) await expect.poll(() => isInside(it)).toBe(true);
    if (place === 'foot') await expectStill(page, button);
  }
}

/** The button does not rise at the end of the page, which would leave a gap below it. */
async function expectStill(page: Page, button: Locator): Promise<void> {
  const { y } = await boxOf(button);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => Math.abs((await boxOf(button)).y - y)).toBeLessThan(1);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Where something is in the window, in px; once more where another takes its place at that moment. */
export async function boxOf(it: Locator) {
  let box = await it.boundingBox();
  await expect.poll(async () => (box ??= await it.boundingBox())).not.toBeNull();
  if (box === null) throw new Error('it is not there');
  return box;
}

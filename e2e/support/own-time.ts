import type { Page } from 'playwright';

/** Gives a page a clock that the test moves. Removes the server's time from all answers, by which the page would reset it. */
export async function keepOwnTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function read(name) {
      return name === 'date' ? null : get.call(this, name);
    };
  });
  await page.clock.install();
}

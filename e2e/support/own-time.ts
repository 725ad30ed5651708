import type { Page } from 'playwright';

/** Gives a page a clock that its test moves. No answer, not even one under way, tells it the server's time, which it would go back to. */
export async function keepOwnTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function read(name) {
      return name === 'date' ? null : get.call(this, name);
    };
  });
  await page.clock.install();
}

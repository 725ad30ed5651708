import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../e2e/support/chromium.ts';

/** Opens a browser for one measurement and closes it after it. */
export async function inBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
  ...args: readonly string[]
): Promise<Result> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

import type { Page } from 'playwright';

/** Goes to another page of the app as its own links do: nothing is loaded again, which costs a journey a second and a half. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Closes the dialog on top, and waits until the browser has gone back over its entry: who walks on before that is sent back. */
export async function closeOnTop(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !history.state?.layers?.length);
}

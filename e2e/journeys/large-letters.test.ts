import { openAtOutlet } from '../pages/portal.ts';
import { test as usual } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter } from './steps.ts';

const test = usual.extend('letterSize', { scope: 'file' }, 32);

test('letters twice as large have half the room', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, shell } = portal;
  await enter(portal);
  for (const width of [1280, 720]) {
    await page.setViewportSize({ width, height: 900 });
    await shell.account.waitFor({ state: 'hidden' });
    await expectSound(page);
    await shell.menu.click();
    await shell.drawer.waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await shell.drawer.waitFor({ state: 'hidden' });
  }
});

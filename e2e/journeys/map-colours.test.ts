import { expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { enter } from './steps.ts';

test('a map is drawn in the scheme that was chosen in the moment in which it appeared', async ({
  newPage,
}) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page } = portal;
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-painted]')) return;
      watch.disconnect();
      document.documentElement.dataset.scheme = 'dark';
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await enter(portal);
  const map = page.locator('[data-painted]');
  await expect.poll(() => map.getAttribute('data-painted')).toBe('dark');
});

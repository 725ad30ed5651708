import { expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { enter, reachDetails } from './steps.ts';

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

test('a map is not drawn again for what is typed in the form beside it', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg' });
  const { page, request } = portal;
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype;
    const seen = Object.assign(window, { drawn: 0 });
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      seen.drawn += 1;
      clearRect.apply(this, box);
    };
  });
  const drawn = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'drawn'));
  await enter(portal);
  await reachDetails(portal);
  await request.fields.name.pressSequentially('T');
  const before = await atRest(drawn);
  await request.fields.name.pressSequentially('an Mei Ling');
  await expect.poll(() => request.fields.name.inputValue()).toBe('Tan Mei Ling');
  expect(await drawn()).toBe(before);
});

/** The number once it stays the same for a second: what moves, and what comes late, has come. */
async function atRest(read: () => Promise<number>): Promise<number> {
  let last = 0;
  const isSame = async () => {
    const [earlier, now] = [last, await read()];
    last = now;
    return now > 0 && now === earlier;
  };
  await expect.poll(isSame, { interval: 1000 }).toBe(true);
  return last;
}

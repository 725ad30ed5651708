import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openAtOutlet } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { enter, reachDetails, submit } from './steps.ts';

test('who asked for less motion sees nothing glide, slide or shimmer', async ({ newPage }) => {
  const portal = await openAtOutlet(newPage, { deployment: 'sg', width: 360 });
  const { page, t, shell, request, tracking, history, shop } = portal;
  await watchMotion(page);
  await enter(portal);
  await reachDetails(portal);
  await request.openOptions();
  await request.fillDetails(shop);
  const orderId = await submit(portal);
  await tracking.panel(orderId).waitFor();
  await tracking.grip.click();
  await page.getByRole('button', { name: t('order.share') }).click();
  await page.getByText(t('order.share.scan')).waitFor();
  await page.keyboard.press('Escape');
  await tracking.back.click();
  await tracking.row(orderId).waitFor();
  await shell.menu.click();
  await shell.drawer.waitFor();
  await page.keyboard.press('Escape');
  await shell.go('nav.history');
  await history.period.selectOption('past-7-days');
  await history.links.first().click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
});

/** Notes on every page what takes longer than a blink to change, and each animation: the shortest one stands where it begins until the next picture. */
function watchMotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(globalThis, 'moved', moved);
    const look = (event: Event) => {
      const running = document.getAnimations().filter((each) => {
        const { duration = 0 } = each.effect?.getComputedTiming() ?? {};
        return Number(duration) > 1;
      });
      if (running.length > 0 || event.type === 'animationstart')
        moved.push(
          `${event.type} ${event.target instanceof Element ? event.target.outerHTML : ''}`,
        );
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const [, options] = given;
      const took = typeof options === 'number' ? options : Number(options?.duration ?? 0);
      if (took > 1) moved.push(`animate ${this.outerHTML}`);
      return animate.apply(this, given);
    };
    for (const type of ['transitionrun', 'animationstart']) addEventListener(type, look, true);
  });
}

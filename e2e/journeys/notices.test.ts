import { expect } from 'vitest';
import { openMember } from '../pages/portal.ts';
import { test } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { enter, reachDetails, reachPayment } from './steps.ts';

test.for([
  { deployment: 'sg', width: 360, outlet: 'm4pk3' },
  { deployment: 'kw', width: 768, outlet: 'z8dk3' },
  { deployment: 'sg', width: 1280, outlet: 'm4pk3' },
] as const)(
  'that an order was placed covers neither its name nor what can be done with it: $deployment, $width px',
  async ({ outlet, ...visitor }, { newPage }) => {
    const portal = await openMember(newPage, { ...visitor, outlet });
    const { page, t, request } = portal;
    await enter(portal);
    await reachDetails(portal);
    await reachPayment(portal);
    await request.submit.click();
    const notices = page.getByRole('region', { name: t('alert.region') });
    const dismiss = notices.getByRole('button', { name: t('action.dismiss') });
    await page.waitForURL('**/order-tracking/*?order_id=*');
    await dismiss.first().waitFor();
    // As long as somebody is there, they stay.
    await page.keyboard.press('F8');
    await page.getByRole('article').getByRole('heading').first().waitFor();
    await expect.poll(() => page.evaluate(coveredByNotices)).toEqual({ isHeld: true, covered: [] });
    await expectSound(page);
    await page.emulateMedia({ media: 'print' });
    expect(await notices.isVisible()).toBe(false);
  },
);

/**
 * A name and what can be pressed, as far as it lies, where it is in sight, under a notice, and whether there is one that stays because
 * somebody is there; runs in the page.
 */
function coveredByNotices(): { isHeld: boolean; covered: string[] } {
  type Box = { left: number; top: number; right: number; bottom: number };
  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isThere = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
  const inSight = (element: Element): Box => {
    let box: Box = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY !== 'visible') {
        box = overlap(box, around.getBoundingClientRect());
      }
    }
    return overlap(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  };
  const notices = [...document.querySelectorAll('[data-notice]')];
  const covered = [
    ...document.querySelectorAll(
      'main :is(h1, article h2, a, button, input, select), header :is(a, button)',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.closest('[data-notice]') === null)
    .filter((element) =>
      notices.some((notice) => isThere(overlap(inSight(element), notice.getBoundingClientRect()))),
    )
    .map((element) => element.textContent ?? '');
  const isHeld = notices.some((notice) => notice.contains(document.activeElement));
  return { isHeld, covered };
}

import { expect } from 'vitest';
import { openPortal, type Portal } from '../pages/portal.ts';
import { address, test } from '../support/browser.ts';

/** Each leads to another outlet than the one before, of which a notice tells. Past orders are the demo's. */
const screens = [
  '/request-a-rider/m4pk2',
  '/order-tracking/m4pk1',
  '/order-tracking/m4pk2?order_id=m4pk2-000180',
  '/history/m4pk1',
  '/history/m4pk2?order_id=m4pk2-000180',
  '/bulk-order/m4pk1',
  '/helpcenter/m4pk2',
] as const;
const sizes = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
] as const;

test('no notice lies over the middle of anything that can be pressed, on any screen', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg' });
  const { page, signIn, shell } = portal;
  await signIn.as();
  await shell.branch.waitFor();
  for (const path of screens) {
    await page.setViewportSize(sizes[0]);
    await page.goto(address('sg', path));
    await expectNothingCovered(portal, path);
  }
  await page.setViewportSize(sizes[0]);
  await shell.signOut();
  await expectNothingCovered(portal, '/');
});

async function expectNothingCovered({ page }: Portal, path: string): Promise<void> {
  await page.locator('[data-notice]').first().waitFor();
  await page.getByRole('heading').first().waitFor();
  // As long as somebody is there, they stay.
  await page.keyboard.press('F8');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.evaluate(coveredMiddles), { message: `${path} at ${size.width} px` })
      .toEqual({ isThere: true, covered: [] });
  }
}

/** Runs in the page: what could be pressed in the middle of what is seen of it, were no notice there. */
function coveredMiddles(): { isThere: boolean; covered: string[] } {
  const controls = 'a[href], button, summary, input, select, textarea, [role=tab], [role=option]';
  const notices = [...document.querySelectorAll<HTMLElement>('[data-notice]')];
  const stack = notices[0]?.closest<HTMLElement>('[popover]');
  const middleOf = (control: Element): [number, number] => {
    let { left, top, right, bottom } = control.getBoundingClientRect();
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    }
    bottom = Math.min(bottom, innerHeight);
    return [(left + right) / 2, (Math.max(top, 0) + bottom) / 2];
  };
  const found = [...document.querySelectorAll(controls)].filter(
    (control) => control.checkVisibility() && !stack?.contains(control),
  );
  const pressed = (control: Element) => document.elementFromPoint(...middleOf(control));
  stack?.style.setProperty('display', 'none');
  const reached = found.filter((control) => control.contains(pressed(control)));
  stack?.style.removeProperty('display');
  const covered = reached.filter((control) => stack?.contains(pressed(control)));
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.textContent ?? control.id;
  return { isThere: notices.length > 0 && reached.length > 0, covered: covered.map(nameOf) };
}

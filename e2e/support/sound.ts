import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { expectWordsApart } from './words-apart.ts';

/** What holds on every page at every moment: axe finds nothing, words are read apart, and nothing hangs over the side. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectWordsApart(page);
  await expectNoSideScroll(page);
}

/** A page that scrolls sideways hides words from anyone who holds a phone. */
async function expectNoSideScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) throw new Error(`${page.url()} is ${over} px wider than its window.`);
}

/** In a low window nothing hangs over the side, and what stays in sight while the page scrolls leaves two thirds of the height to the page. */
export async function expectRoom(page: Page): Promise<void> {
  await expectNoSideScroll(page);
  await expect.poll(() => page.evaluate(stuckTooHigh)).toEqual([]);
}

/** What sticks or is fixed across the window, by class and height, when all of it together takes more than a third. */
function stuckTooHigh(): string[] {
  const stuck = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { width, top, bottom } = element.getBoundingClientRect();
    const isBar = width > innerWidth / 3 && top < innerHeight && bottom > 0 && top !== bottom;
    // A notice leaves by itself, and a dialog has the window for itself.
    const isPassing = element.closest('dialog, [role="status"], [popover]') !== null;
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    return isBar && !isPassing && isSeen && (position === 'fixed' || position === 'sticky');
  });
  const bars = stuck.filter(
    (each) => !stuck.some((other) => other !== each && other.contains(each)),
  );
  const heights = bars.map((bar) => bar.getBoundingClientRect().height);
  const taken = heights.reduce((sum, height) => sum + height, 0);
  return taken * 3 <= innerHeight ? [] : bars.map((bar, nth) => `${bar.className} ${heights[nth]}`);
}

/** A press on what is in a list is heard while the list scrolls, since the focus that comes with the press may scroll it. */
export async function expectHeardWhileScrolling(part: Locator): Promise<void> {
  expect(await part.evaluate(scrolled)).toEqual({ moves: true, isHeard: true });
}

/** Scrolls what an element lies in a little, and looks in the pictures that follow. */
async function scrolled(part: Element): Promise<{ moves: boolean; isHeard: boolean }> {
  const frames = [...ancestorsOf(part), document.documentElement];
  const frame = frames.find((each) => each.scrollHeight > each.clientHeight + 40);
  const before = frame?.scrollTop;
  frame?.scrollBy({ top: before === 0 ? 40 : -40, behavior: 'instant' });
  let isHeard = true;
  for (let pictures = 0; pictures < 6; pictures += 1) {
    await new Promise(requestAnimationFrame);
    isHeard &&= getComputedStyle(part).pointerEvents !== 'none';
  }
  return { moves: frame?.scrollTop !== before, isHeard };

  function* ancestorsOf(element: Element) {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowY !== 'visible') yield at;
  }
}

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(focusIn)).toBe('here');
}

/** Where the focus is: on this element, or on what a failure should name. */
function focusIn(element: Element): string {
  const focused = document.activeElement;
  return focused === element ? 'here' : `${focused?.outerHTML}`.slice(0, 200);
}

/** Waits until a field is marked as wrong and a text beside it, tied to it, says why. */
export async function expectError(field: Locator, text: string): Promise<void> {
  await expect.poll(() => field.evaluate(errorOf)).toContain(text);
}

function errorOf(field: Element): string {
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ');
}

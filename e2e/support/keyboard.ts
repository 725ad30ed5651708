import type { Locator, Page } from 'playwright';

/**
 * Presses Tab until the wanted element has the focus, as a person without a mouse would. Throws
 * with the path taken when it is not reached or when the focus cannot be seen.
 */
export async function tabTo(
  page: Page,
  wanted: Locator,
  { back = false, limit = 80 } = {},
): Promise<void> {
  const path: string[] = [];
  for (let step = 0; step < limit; step += 1) {
    if (await hasFocus(wanted)) return expectVisibleFocus(page);
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    path.push(await nameOfFocus(page));
  }
  throw new Error(`Tab never reached the element. It went: ${path.join(' → ')}`);
}

/** Reaches an element by Tab and presses a key on it. */
export async function pressOn(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Walks through a group of choices with an arrow key until the wanted one has the focus. */
export async function arrowTo(page: Page, wanted: Locator, key = 'ArrowDown'): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if (await hasFocus(wanted)) return expectVisibleFocus(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached the choice.`);
}

/** Walks through a list of suggestions, which leaves the focus in the field, until the wanted one is marked. */
export async function markOption(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let step = 0; step < 20; step += 1) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('ArrowDown never reached the suggestion.');
}

async function hasFocus(wanted: Locator): Promise<boolean> {
  if ((await wanted.count()) === 0) return false;
  return wanted.evaluate((element) => element === document.activeElement);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(seenOfFocus);
  if (seen !== 'all') throw new Error(`Of the focus on ${await nameOfFocus(page)}: ${seen}.`);
}

/** Runs in the page: how much of the ring around what has the focus can be seen. */
function seenOfFocus(): 'all' | 'nothing is seen' | `the ring is cut by ${string}` {
  let ringed = document.activeElement;
  for (let depth = 0; ringed && depth < 3; depth += 1, ringed = ringed.parentElement) {
    const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(ringed);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    if (width > 0) return cutBy(ringed, width + Number.parseFloat(outlineOffset));
    if (boxShadow !== 'none') return 'all';
  }
  return 'nothing is seen';

  function cutBy(inner: Element, reach: number): ReturnType<typeof seenOfFocus> {
    const box = inner.getBoundingClientRect();
    const most = Math.min(box.left, innerWidth - box.right, box.top, innerHeight - box.bottom);
    if (most < reach - 0.5) return 'the ring is cut by the window';
    for (let at = inner.parentElement; at && at !== document.body; at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(at);
      const aside = Math.min(box.left - edge.left, edge.right - box.right);
      const along = Math.min(box.top - edge.top, edge.bottom - box.bottom);
      const isCut = [
        overflowX !== 'visible' && aside < reach - 0.5,
        overflowY !== 'visible' && along < reach - 0.5,
      ].includes(true);
      if (isCut) return `the ring is cut by ${at.outerHTML.slice(0, 80)}`;
    }
    return 'all';
  }
}

function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase() ?? 'nothing'} "${label.trim().slice(0, 30)}"`;
  });
}

/** Pastes a text where the focus is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text', given);
    const pasted = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', pasted));
  }, text);
}

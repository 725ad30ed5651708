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
  const seen = await page.evaluate(() => {
    let element = document.activeElement;
    for (let depth = 0; element && depth < 3; depth += 1, element = element.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
      if (boxShadow !== 'none') return true;
    }
    return false;
  });
  if (!seen) throw new Error(`The focus cannot be seen on ${await nameOfFocus(page)}.`);
}

function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase() ?? 'nothing'} "${label.trim().slice(0, 30)}"`;
  });
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { inject } from 'vitest';

const source = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the rule, the element and the reason when axe finds anything on the current page. A page whose structure any worker of
 * the run has checked before is skipped, since different words change nothing that axe checks.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const made = createHash('sha256')
    .update(await page.evaluate(structure))
    .digest('hex');
  const known = new URL(`/clean/${made}`, inject('lobby'));
  if ((await fetch(known)).ok) return;
  if ((await violations(page, { selectors: false })).length > 0) await complain(page);
  await fetch(known, { method: 'PUT' });
}

/** Selectors are computed for failures only, since they take as long as the check itself. */
async function complain(page: Page): Promise<void> {
  const found = await violations(page, { selectors: true });
  const clear = await page.evaluate(scrolledClear, found.filter(isOfSize).flatMap(selectorsOf));
  const isLasting = (result: axe.Result) =>
    !isOfSize(result) || selectorsOf(result).some((selector) => !clear.includes(selector));
  const lasting = found.filter(isLasting);
  if (lasting.length > 0)
    throw new Error(`axe at ${page.url()}:\n${lasting.map(describe).join('\n')}`);
}

const isOfSize = ({ id }: axe.Result) => id === 'target-size';
const selectorsOf = ({ nodes }: axe.Result) => nodes.map(({ target }) => target.join(' '));

/**
 * Runs in the page: which of these targets are only covered by a sticky bar. Each is scrolled to the middle of the window and
 * checked there.
 */
async function scrolledClear(selectors: string[]): Promise<string[]> {
  const engine: typeof axe = Reflect.get(globalThis, 'axe');
  const place = { left: scrollX, top: scrollY };
  const clear: string[] = [];
  for (const selector of selectors) {
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const options: axe.RunOptions = { runOnly: ['target-size'], preload: false };
    const { violations } = await engine.run(selector, options);
    if (violations.length === 0) clear.push(selector);
  }
  scrollTo({ ...place, behavior: 'instant' });
  return clear;
}

/** Runs in the page: a fingerprint of all elements and attributes, without words, addresses and numbers. */
function structure(): string {
  const { documentElement: page } = document;
  const colours = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];
  const screen = [
    ...[location.hostname, page.clientWidth, getComputedStyle(page).fontSize],
    ...colours.map((each) => matchMedia(each).matches),
  ];
  const told = ({ name, value }: Attr) => {
    const isChoice = /^(class|role|type|dir|lang|tabindex|data-.*|autocomplete)$/.test(name);
    const isState = name.startsWith('aria-') && /^(true|false|polite|assertive)$/.test(value);
    return isChoice || isState ? `${name}=${value}` : `${name}=${value === '' ? '' : '…'}`;
  };
  const itself = (element: Element) => {
    const words = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    return [element.tagName, words, ...[...element.attributes].map(told)].join(' ');
  };
  const whole = (element: Element): string => {
    const parts = [...element.children].map((child) => ({ child, made: whole(child) }));
    // Of a list it does not matter how many lines of the same make stand one below the other.
    const heard = parts.filter(
      ({ child, made }, at) =>
        !child.matches('li, tr, option, [role=option]') || made !== parts[at - 1]?.made,
    );
    return `${itself(element)}\n${heard.map(({ made }) => made).join('')}/\n`;
  };
  return [...screen, whole(page)].join('\n');
}

/** Runs through the debugger, which the page's security policy does not bind. */
async function violations(
  page: Page,
  detail: Pick<axe.RunOptions, 'selectors'>,
): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async (asked) => {
      const engine: typeof axe = Reflect.get(globalThis, 'axe');
      // A sheet that is still on its way would be copied into the page, which its policy forbids; no rule of ours reads sheets.
      const options: axe.RunOptions = { ...asked, resultTypes: ['violations'], preload: false };
      const { violations } = await engine.run(document, options);
      return violations;
    },
    { runOnly: tags, ...detail },
  );
}

function describe({ id, help, nodes }: axe.Result): string {
  const places = nodes.map(
    ({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`,
  );
  return `${id}: ${help}\n${places.join('\n')}`;
}

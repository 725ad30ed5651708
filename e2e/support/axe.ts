import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const source = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What was looked at already and is made in just the same way: other words in it change nothing that axe looks for. */
const clean = new Set<string>();

/** Fails with the rule, the element and the reason when axe finds anything on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const made = await page.evaluate(structure);
  if (clean.has(made)) return;
  const found = await violations(page);
  if (found.length === 0) clean.add(made);
  if (found.length > 0) throw new Error(`axe at ${page.url()}:\n${found.map(describe).join('\n')}`);
}

/** Runs in the page: every element with all that it says of itself, but for words, addresses and numbers. */
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
  const elements = [...document.querySelectorAll('*')].map((element) => {
    const words = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    return [element.tagName, words, ...[...element.attributes].map(told)].join(' ');
  });
  return [...screen, ...elements].join('\n');
}

/** Runs through the debugger, which the page's security policy does not bind. */
async function violations(page: Page): Promise<axe.Result[]> {
  await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const engine: typeof axe = Reflect.get(globalThis, 'axe');
    // A sheet that is still on its way would be copied into the page, which its policy forbids; no rule of ours reads sheets.
    const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
    const { violations } = await engine.run(document, options);
    return violations;
  }, tags);
}

function describe({ id, help, nodes }: axe.Result): string {
  const places = nodes.map(
    ({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`,
  );
  return `${id}: ${help}\n${places.join('\n')}`;
}

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openPortal } from '../pages/portal.ts';
import { test } from '../support/browser.ts';

const dist = new URL('../../dist/', import.meta.url);

/** Pages that the server draws and that are seen before anything else comes; more follows behind a frame, in what is closed at first. */
const paths = ['/offline.html', '/', '/connect', '/tracking/abc', '/delivery-receipt/abc'];

test('a page that the server draws carries the rules of all classes that it uses', async ({
  newPage,
}) => {
  const { page } = await openPortal(newPage, { deployment: 'sg' });
  const built = classesOf(await builtStyles());
  for (const path of paths) {
    const html = await sourceAt(page, path);
    const carried = classesOf(...inlineStyles(html));
    const used = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(used.length, path).toBeGreaterThan(5);
    expect(
      used.filter((name) => built.has(name) && !carried.has(name)),
      path,
    ).toEqual([]);
  }
});

/** All styles of the build. */
async function builtStyles(): Promise<string> {
  const text = await readFile(new URL('.vite/manifest.json', dist), 'utf8');
  const manifest: Record<string, { css?: string[] }> = JSON.parse(text);
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = [...files].map((file) => readFile(new URL(file, dist), 'utf8'));
  return (await Promise.all(styles)).join('');
}

/** A page as the server sends it. */
function sourceAt(page: Page, path: string): Promise<string> {
  return page.evaluate(async (it) => (await fetch(it)).text(), path);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
}

/** The classes that have a rule. */
function classesOf(...styles: readonly string[]): Set<string> {
  const found = styles.join('').matchAll(/\.([A-Za-z_][\w-]*)/g);
  return new Set([...found].map(([, name = '']) => name));
}

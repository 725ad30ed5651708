import { mkdir, writeFile } from 'node:fs/promises';
import { newBrand } from './brand.ts';
import { newLanguage } from './language.ts';
import type { Maker } from './made.ts';
import { newMarket } from './market.ts';
import { newPlugin } from './plugin.ts';

const makers: Readonly<Record<string, Maker>> = {
  plugin: newPlugin,
  market: newMarket,
  brand: newBrand,
  language: newLanguage,
};

/** What came of it: the files that were written and what to do next, or why nothing was. */
export type Outcome =
  | { readonly ok: true; readonly written: readonly string[]; readonly next: string }
  | { readonly ok: false; readonly why: string };

/** Writes a new part into a tree, where nothing that was there is lost. */
export async function makeNew(asked: readonly string[], root: URL): Promise<Outcome> {
  const [kind = '', name = '', ...more] = asked;
  const maker = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
  const kinds = Object.keys(makers)
    .join(', ')
    .replace(/, (\w+)$/, ' or $1');
  if (!maker) return { ok: false, why: `There is nothing called "${kind}": say ${kinds}.` };
  const made = await maker(name, more, root);
  if ('refused' in made) return { ok: false, why: made.refused };
  for (const [path, content] of Object.entries(made.files)) {
    await mkdir(new URL('.', new URL(path, root)), { recursive: true });
    await writeFile(new URL(path, root), content);
  }
  return { ok: true, written: Object.keys(made.files), next: made.next };
}

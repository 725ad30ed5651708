import * as z from 'zod/mini';
import { readAssetFx } from '#core/ports';
import type { TranslationSet } from './languages.ts';
import { createTranslate, type Translate } from './translate.ts';

const Texts = z.record(z.string(), z.string());
type Texts = z.infer<typeof Texts>;

/** How texts are read: a browser fetches `{locale}.json` (specification 1, section 7), since failed code could not be asked for again. */
export type Read = (address: string) => Promise<unknown>;

/** Where the texts of the first pages are, and those that only later pages need. */
const addresses = import.meta.glob<string>('./locales/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What a brand says otherwise, by set. */
export type OwnTexts = Readonly<Record<string, Texts>>;

/** The translate function of one set; plural forms follow the language of the texts. */
export async function loadTranslate(
  wanted: TranslationSet,
  read: Read,
  own: OwnTexts = {},
): Promise<Translate> {
  const { set, texts } = await loadTexts(wanted, read);
  return createTranslate(tagOf(set), { ...texts, ...own[set] });
}

/** The same where another language stands already: fails when this one cannot be loaded now. */
export async function loadNoOtherTranslate(
  set: TranslationSet,
  read: Read,
  own: OwnTexts = {},
): Promise<Translate> {
  return createTranslate(tagOf(set), { ...Texts.parse(await read(addressOf(set))), ...own[set] });
}

/** The same with the texts of every page; fails when these cannot be loaded now. */
export async function loadWholeTranslate(
  set: TranslationSet,
  own: OwnTexts = {},
): Promise<Translate> {
  const [start, more] = await Promise.all([
    readAssetFx(addressOf(set)),
    readAssetFx(addressOf(`later/${set}`)),
  ]);
  return createTranslate(tagOf(set), { ...Texts.parse(more), ...Texts.parse(start), ...own[set] });
}

/** Where the build put the texts of a set's first pages. */
export function textsAddress(set: TranslationSet): string {
  return addressOf(set);
}

/** A set without a file is made at each request, in development alone. */
function addressOf(name: string): string {
  const made = import.meta.env.DEV ? `/i18n/locales/${name}.json` : '';
  return addresses[`./locales/${name}.json`] ?? made;
}

function tagOf(set: TranslationSet): string {
  return set.replaceAll('_', '-');
}

/** Loads a translation set; a store that does not answer gives English, and English that does not, the keys. */
async function loadTexts(
  set: TranslationSet,
  read: Read,
): Promise<{ set: TranslationSet; texts: Texts }> {
  try {
    return { set, texts: Texts.parse(await read(addressOf(set))) };
  } catch {
    return set === 'en' ? { set, texts: {} } : loadTexts('en', read);
  }
}

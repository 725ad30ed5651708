import * as z from 'zod/mini';
import { readAssetFx } from '#core/ports';
import type { TranslationSet } from './languages.ts';
import { createTranslate, type Translate } from './translate.ts';

const Texts = z.record(z.string(), z.string());
type Texts = z.infer<typeof Texts>;

/** Reads a file of texts. Browsers fetch `{locale}.json` (specification 1, section 7), as a failed import could not be repeated. */
export type Read = (address: string) => Promise<unknown>;

/** Addresses of the files with texts of the first pages, and of those in `later/`. */
const addresses = import.meta.glob<string>('./locales/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A brand's own texts, by set; they replace those of the product. */
export type OwnTexts = Readonly<Record<string, Texts>>;

/** The translate function of one set, with texts of the first pages. Falls back to English, and to keys; never fails. */
export async function loadTranslate(
  wanted: TranslationSet,
  read: Read,
  own: OwnTexts = {},
): Promise<Translate> {
  const { set, texts } = await loadTexts(wanted, read);
  return createTranslate(tagOf(set), { ...texts, ...own[set] });
}

/** The same without falling back, for changing the language: fails when the texts cannot be loaded. */
export async function loadNoOtherTranslate(
  set: TranslationSet,
  read: Read,
  own: OwnTexts = {},
): Promise<Translate> {
  return createTranslate(tagOf(set), { ...Texts.parse(await read(addressOf(set))), ...own[set] });
}

/** The same with the texts of all pages; fails when they cannot be loaded. */
export async function loadWholeTranslate(
  set: TranslationSet,
  own: OwnTexts = {},
): Promise<Translate> {
  const [start, more] = await Promise.all([
    readAssetFx(addressOf(set)),
    readAssetFx(laterTextsAddress(set)),
  ]);
  return createTranslate(tagOf(set), { ...Texts.parse(more), ...Texts.parse(start), ...own[set] });
}

/** Where the build put the texts of a set's first pages. */
export function textsAddress(set: TranslationSet): string {
  return addressOf(set);
}

/** Where the build put those of its other pages. */
export function laterTextsAddress(set: TranslationSet): string {
  return addressOf(`later/${set}`);
}

/** The development server makes up the set that has no file. */
function addressOf(name: string): string {
  const made = import.meta.env.DEV ? `/i18n/locales/${name}.json` : '';
  return addresses[`./locales/${name}.json`] ?? made;
}

function tagOf(set: TranslationSet): string {
  return set.replaceAll('_', '-');
}

/** Loads a translation set. Falls back to English, and without English to no texts, so that keys are shown. */
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

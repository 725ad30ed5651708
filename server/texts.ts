import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createInstance, type TFunction } from 'i18next';
import * as z from 'zod/mini';
import { fillTexts, isolatorOf } from '#core/rules';
import type { Deployment } from '#schemas';
import { remembered } from './remembered.ts';

/** Translates a key, with values for its placeholders. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const root = new URL('..', import.meta.url);
const Texts = z.record(z.string(), z.string());
const Own = z.record(z.string(), Texts);
const translated = (await readdir(new URL('app/i18n/locales', root)))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

/**
 * The texts that the screens show, for what the server writes itself, and those of its mails and its own pages; a language of another deployment
 * gives the default, and one that has no texts of its own is written in English, as the screens do.
 */
export function textsFor(deployment: Deployment, language: string | undefined): Promise<Say> {
  const set = writtenIn(deployment, language);
  const { brand } = deployment;
  return known(`${brand} ${set}`, () => load(set, brand));
}

/** The language that these texts are actually in. */
export function writtenIn(
  { supportedLanguages, defaultLanguage }: Deployment,
  language: string | undefined,
): string {
  const chosen = supportedLanguages.find((each) => each === language) ?? defaultLanguage;
  const own = translated.find((set) => set === chosen);
  return own ?? translated.find((set) => writingOf(set) === writingOf(chosen)) ?? 'en';
}

/** A language in its script: people of `ar_SA` read `ar`, but those of `zh_Hans` do not read `zh_Hant_TW`. */
const writingOf = (code: string) => /^[a-z]+(_[A-Z][a-z]{3})?/.exec(code)?.[0];

const known = remembered<Say>();

async function load(set: string, brand: string): Promise<Say> {
  const [texts, english] = await Promise.all([readSet(set), readSet('en')]);
  const own = Own.parse(await readJson(`brands/${brand}/texts.json`))[set];
  const lng = set.replaceAll('_', '-');
  const t: TFunction = await createInstance().init({
    ...{ lng, fallbackLng: false, keySeparator: false, nsSeparator: false },
    // No HTML escaping; instead values are isolated against bidirectional reordering.
    interpolation: { escape: isolatorOf(lng) },
    resources: { [lng]: { translation: { ...fillTexts(texts, english, set), ...own } } },
  });
  return (key, values = {}) => t(key, values);
}

/** The folders of texts, as alternatives of a glob: of the app, its features and the server. */
export const textPlaces =
  '{app/i18n/locales,plugins/*/texts}{,/later},server/{mail,messages,status}/texts';

/** Reads all texts of a language; the build has checked that keys are unique. */
async function readSet(set: string): Promise<Record<string, string>> {
  const files = globSync(`{${textPlaces}}/${set}.json`, { cwd: root });
  return Object.assign({}, ...(await Promise.all(files.map(read))));
}

async function read(path: string): Promise<Record<string, string>> {
  return Texts.parse(await readJson(path));
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(fileURLToPath(new URL(path, root)), 'utf8'));
}

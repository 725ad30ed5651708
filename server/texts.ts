import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInstance, type TFunction } from 'i18next';
import * as z from 'zod/mini';
import type { Deployment } from '#schemas';

/** A text in somebody's language by its key, with what it fills in. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const root = fileURLToPath(new URL('..', import.meta.url));
const Texts = z.record(z.string(), z.string());
const translated = new Set(await readdir(resolve(root, 'app/i18n/locales')));

/**
 * The texts that the screens show, for what the server writes itself; a language of another deployment gives the
 * default, and one that has no texts of its own is written in English, as the screens do.
 */
export async function textsFor(
  { supportedLanguages, defaultLanguage }: Deployment,
  language: string | undefined,
): Promise<Say> {
  const chosen = supportedLanguages.find((each) => each === language) ?? defaultLanguage;
  const read = async (path: string) =>
    Texts.parse(JSON.parse(await readFile(resolve(root, `app/i18n/locales/${path}.json`), 'utf8')));
  const set = translated.has(`${chosen}.json`) ? chosen : 'en';
  const texts = { ...(await read(set)), ...(await read(`later/${set}`)) };
  const instance = createInstance();
  const t: TFunction = await instance.init({
    lng: set.replaceAll('_', '-'),
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [set.replaceAll('_', '-')]: { translation: texts } },
  });
  return (key, values = {}) => t(key, values);
}

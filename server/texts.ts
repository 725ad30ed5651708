import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInstance, type TFunction } from 'i18next';
import * as z from 'zod/mini';
import type { Deployment } from '#schemas';

/** A text in somebody's language by its key, with what it fills in. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const root = fileURLToPath(new URL('..', import.meta.url));
const Texts = z.record(z.string(), z.string());

/** The texts that the screens show, for what the server writes itself; a language of another deployment gives the default. */
export async function textsFor(
  { supportedLanguages, defaultLanguage }: Deployment,
  language: string | undefined,
): Promise<Say> {
  const chosen = supportedLanguages.find((each) => each === language) ?? defaultLanguage;
  const read = async (path: string) =>
    Texts.parse(JSON.parse(await readFile(resolve(root, `app/i18n/locales/${path}.json`), 'utf8')));
  const texts = { ...(await read(chosen)), ...(await read(`later/${chosen}`)) };
  const instance = createInstance();
  const t: TFunction = await instance.init({
    lng: chosen.replaceAll('_', '-'),
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [chosen.replaceAll('_', '-')]: { translation: texts } },
  });
  return (key, values = {}) => t(key, values);
}

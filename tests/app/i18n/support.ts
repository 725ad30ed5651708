import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const folder = new URL('../../../app/i18n/locales/', import.meta.url);
const ofMails = new URL('../../../server/mail/texts/', import.meta.url);

export type Texts = Readonly<Record<string, string>>;

/** The translation sets that the product ships. */
export const locales = z.array(z.enum(['en', 'lo', 'ar', 'zh_Hant_TW'])).parse(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, '')),
);

/** All texts of a language: those of the first pages, those that come later, and those of mails. */
export function textsOf(locale: string): Texts {
  const read = (name: string, from = folder) =>
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(new URL(name, from), 'utf8')));
  const name = `${locale}.json`;
  return { ...read(name), ...read(`later/${name}`), ...read(name, ofMails) };
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

export function formOf(key: string): string | null {
  return pluralForm.exec(key)?.[1] ?? null;
}

/** What the product asks for; the plural forms of one text share it. */
export function nameOf(key: string): string {
  return key.replace(pluralForm, '');
}

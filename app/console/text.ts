import { createTranslate } from '#i18n';
import texts from './texts/en.json';

/** A text of the console, which is in English alone: those who operate a server read its log and its runbooks, too. */
export const t = createTranslate('en', texts);

/** The same where there may be none, such as the hint of a field. */
export function textIf(key: string): string | undefined {
  return Object.hasOwn(texts, key) ? t(key) : undefined;
}

import { pickLanguage } from '../../languages.ts';
import texts from './texts.json' with { type: 'json' };

/** The words of the sandbox's pages in the first language that it speaks; tags as in `Accept-Language`. */
export function textsFor(asked: string | undefined) {
  const { key, language, direction } = pickLanguage(asked, texts);
  return { texts: texts[key], language, direction };
}

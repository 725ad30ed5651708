import { pickLanguage } from '../../languages.ts';
import texts from './texts.json' with { type: 'json' };

/** The texts of the sandbox's pages in the first accepted language that it has; tags as in `Accept-Language`. */
export function textsFor(asked: string | undefined) {
  const { key, language, direction } = pickLanguage(asked, texts);
  return { texts: texts[key], language, direction };
}

import { pickLanguage } from '../languages.ts';
import texts from './texts.json' with { type: 'json' };

/** The texts of the demo's sites in the first accepted language that they have; tags as in `Accept-Language`. */
export function textsFor(asked: string | undefined) {
  const { key, language, direction } = pickLanguage(asked, texts);
  return { texts: texts[key], language, direction };
}

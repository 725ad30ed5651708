import { pickLanguage } from '../languages.ts';
import texts from './texts.json' with { type: 'json' };

/** The words of the demo's sites in the first language that they speak; tags as in `Accept-Language`. */
export function textsFor(asked: string | undefined) {
  const { key, language, direction } = pickLanguage(asked, texts);
  return { texts: texts[key], language, direction };
}

import { useUnit } from 'effector-react';
import { type Language, languageOf } from './languages.ts';
import { $texts } from './model.ts';
import type { Translate } from './translate.ts';

/** The translate function of the chosen language; it changes when the person changes the language. */
export function useText(): Translate {
  return useUnit($texts)?.translate ?? keysAsTexts;
}

export function useLanguage(): Language {
  return useUnit($texts)?.language ?? languageOf('en');
}

const keysAsTexts: Translate = (key) => key;

import { useUnit } from 'effector-react';
import { type Language, languageOf } from './languages.ts';
import { $wanted } from './model.ts';
import { useShared } from './scope-provider.tsx';
import type { Translate } from './translate.ts';

/** The translate function of the chosen language; it changes when the person changes the language. */
export function useText(): Translate {
  return useShared().texts?.translate ?? keysAsTexts;
}

export function useLanguage(): Language {
  return useShared().texts?.language ?? languageOf('en');
}

/** The code of the language that was chosen, before its texts are here, too. */
export function useWantedLanguage(): string {
  const { code } = useLanguage();
  return useUnit($wanted) ?? code;
}

/** Whether the texts of every page are here; before that only those of the first pages are. */
export function useWholeTexts(): boolean {
  return useShared().texts?.whole ?? false;
}

const keysAsTexts: Translate = (key) => key;

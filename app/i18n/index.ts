export type { AmountStyle } from './amounts.ts';
export { amountStyleChosen } from './amounts-model.ts';
export { countryName } from './country.ts';
export { createFormat, type Format, wordsLocale } from './format.ts';
export { inMinutes } from './in-minutes.ts';
export {
  chooseLanguage,
  type Language,
  languageOf,
  languageTag,
  translationSets,
  wordsTag,
} from './languages.ts';
export {
  $texts,
  allTextsTried,
  allTextsWanted,
  languageChosen,
  languageMissed,
} from './model.ts';
export { priceRows } from './price-rows.ts';
export { reasonText } from './reason.ts';
export { ScopeProvider } from './scope-provider.tsx';
export { createTranslate, type Translate } from './translate.ts';
export { laterTextsAddress, loadTranslate, textsAddress } from './translations.ts';
export { useConfig, useFormat } from './use-config.ts';
export { usePasswordWords } from './use-password-words.ts';
export { useSentence } from './use-sentence.tsx';
export { useLanguage, useText, useWantedLanguage, useWholeTexts } from './use-text.ts';
export { wishedLanguage } from './wished.ts';

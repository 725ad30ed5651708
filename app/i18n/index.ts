export { type AmountStyle, amountStyleChosen } from './amounts.ts';
export { countryName } from './country.ts';
export { createFormat, type Format, useFormat } from './format.ts';
export { chooseLanguage, type Language, languageOf, languageTag, wordsTag } from './languages.ts';
export { $texts, allTextsWanted, languageChosen } from './model.ts';
export { createTranslate, type Translate } from './translate.ts';
export { loadTranslate, textsAddress } from './translations.ts';
export { useConfig } from './use-config.ts';
export { useLanguage, useText, useWholeTexts } from './use-text.ts';

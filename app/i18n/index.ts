export { type AmountStyle, amountStyleChosen } from './amounts.ts';
export { createFormat, type Format, useFormat } from './format.ts';
export { chooseLanguage, type Language, languageOf, languageTag } from './languages.ts';
export { $texts, languageChosen } from './model.ts';
export type { Translate } from './translate.ts';
export { loadTranslate } from './translations.ts';
export { useConfig } from './use-config.ts';
export { useLanguage, useText } from './use-text.ts';

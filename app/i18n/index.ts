export { chooseLanguage, type Language, languageOf, languageTag } from './languages.ts';
export { $texts, languageChosen } from './model.ts';
export { loadTranslate, type Translate } from './translations.ts';
export { useLanguage, useText } from './use-text.ts';

export { chooseLanguage, type Language, languageOf, languageTag } from './languages.ts';
export { loadTranslate, type Translate } from './translations.ts';

import { createEffect, createEvent, createStore, restore, sample } from 'effector';
import { type Language, languageOf, languageTag } from './languages.ts';
import type { Translate } from './translate.ts';
import { loadTranslate } from './translations.ts';

/** The texts of one language, ready to use. */
export type Texts = { readonly language: Language; readonly translate: Translate };

/** A person, or the start of the app, chose the language of this code. */
export const languageChosen = createEvent<string>();

const loadTextsFx = createEffect(async (code: string): Promise<Texts> => {
  const language = languageOf(code);
  return { language, translate: await loadTranslate(language.set) };
});

/** Null only before the first language has arrived, when nothing is rendered yet. */
export const $texts = createStore<Texts | null>(null);

/** Tells the browser, and through it assistive technology, what language and direction the page has. */
const applyLanguageFx = createEffect(({ language }: Texts) => {
  document.documentElement.lang = languageTag(language.code);
  document.documentElement.dir = language.direction;
});

const $wanted = restore(languageChosen, null);

sample({ clock: languageChosen, target: loadTextsFx });
// Texts that arrive after the person has picked yet another language come too late.
sample({
  clock: loadTextsFx.done,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
  fn: (_, { result }) => result,
  target: [$texts, applyLanguageFx],
});

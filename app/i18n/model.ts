import {
  attach,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  restore,
  type Scope,
  sample,
} from 'effector';
import { $config } from '#core';
import { readAssetFx, waitFx } from '#core/ports';
import { doubledWait } from '#core/rules';
import { isWritable, type Language, languageOf, wordsTag } from './languages.ts';
import type { OwnDates } from './own-dates.ts';
import type { Translate } from './translate.ts';
import { loadNoOtherTranslate, loadTranslate, loadWholeTranslate } from './translations.ts';

/** The texts of one language, ready to use; `whole` once those of later pages are among them. */
export type Texts = {
  readonly language: Language;
  readonly translate: Translate;
  readonly whole: boolean;
  /** Once all are there, in a language that this browser has no names of dates for. */
  readonly dates?: OwnDates;
};

/** Seconds before texts that failed to load are fetched again, doubled after each failure. */
const pauses = { first: 2, longest: 16 };

/** The person, or the start of the app, chose the language with this code. */
export const languageChosen = createEvent<string>();
/** The first page is on screen; from now on the texts of all pages are fetched. */
export const allTextsWanted = createEvent();

/** Null only before the first language has arrived, when nothing is rendered yet. */
export const $texts = createStore<Texts | null>(null);

const loadTextsFx = attach({
  source: { texts: $texts, config: $config },
  effect: async ({ texts, config }, code: string): Promise<Texts> => {
    const language = languageOf(code);
    const load = texts === null ? loadTranslate : loadNoOtherTranslate;
    return {
      language,
      translate: await load(language.set, readAssetFx, config?.brand.texts),
      whole: false,
    };
  },
});
const loadAllFx = attach({
  source: $config,
  effect: async (config, code: string): Promise<Texts> => {
    const language = languageOf(code);
    const translate = await loadWholeTranslate(language.set, config?.brand.texts);
    const texts = { language, translate, whole: true };
    if (isWritable(wordsTag(language))) return texts;
    const { ownDates } = await import('./own-dates.ts');
    return { ...texts, dates: ownDates(translate) };
  },
});
/** Resolves once the texts of all pages are there, or the first try to load them has failed. */
export async function allTextsTried(scope: Scope): Promise<void> {
  if (scope.getState($texts)?.whole) return;
  await new Promise<void>((resolve) => {
    createWatch({ unit: loadAllFx.finally, scope, fn: () => resolve() });
  });
}

const $failures = createStore(0)
  .on(loadAllFx.fail, (failures) => failures + 1)
  .reset(loadAllFx.done);
const pauseFx = attach({
  source: $failures,
  effect: waitFx,
  mapParams: (_: string, failures) => ({ seconds: doubledWait(failures, pauses) }),
});

/** Tells the browser, and through it assistive technology, what language and direction the page has. */
const applyLanguageFx = createEffect(({ language }: Texts) => {
  document.documentElement.lang = wordsTag(language);
  document.documentElement.dir = language.direction;
});

/** The code of the language that was chosen last; its texts may not be loaded yet. */
export const $wanted = restore(languageChosen, null);
/** The texts of the language with this code could not be loaded; the language before it stays. */
export const languageMissed = createEvent<string>();
const $allWanted = createStore(false).on(allTextsWanted, () => true);

// A later page would unmount, with what is typed there, while its texts are missing; so once all texts are wanted, the language changes only when all are loaded.
sample({ clock: languageChosen, filter: $allWanted.map((all) => !all), target: loadTextsFx });
sample({
  clock: sample({
    clock: [languageChosen, allTextsWanted, pauseFx.done],
    source: { code: $wanted, all: $allWanted, texts: $texts },
  }).filterMap(({ code, all, texts }) =>
    all && code !== null && !isWhole(texts, code) ? code : undefined,
  ),
  target: loadAllFx,
});
// Ignores texts that arrive after another language was chosen.
sample({
  clock: [loadTextsFx.done, loadAllFx.done],
  source: { wanted: $wanted, texts: $texts },
  filter: ({ wanted, texts }, { params, result }) =>
    wanted === params && (result.whole || !isWhole(texts, params)),
  fn: (_, { result }) => result,
  target: [$texts, applyLanguageFx],
});
// Retries the current language until all its texts are there; a new language that cannot be loaded is given up.
sample({
  clock: loadAllFx.fail,
  source: $texts,
  filter: (texts, { params }) => texts === null || texts.language.code === params,
  fn: (_, { params }) => params,
  target: pauseFx,
});
const missed = sample({
  clock: [loadTextsFx.fail, loadAllFx.fail],
  source: { wanted: $wanted, texts: $texts },
  filter: ({ wanted, texts }, { params }) =>
    texts !== null && wanted === params && texts.language.code !== params,
  fn: ({ texts }, { params }) => ({ stays: texts?.language.code ?? null, missed: params }),
});
sample({ clock: missed, fn: ({ stays }) => stays, target: $wanted });
sample({ clock: missed, fn: ({ missed: code }) => code, target: languageMissed });

function isWhole(texts: Texts | null, code: string): boolean {
  return texts?.whole === true && texts.language.code === code;
}

import { createEffect, createEvent, restore, sample } from 'effector';
import { noticeShown } from '#core';
import { saveLocaleFx } from '#core/ports';
import { $texts, languageChosen, languageMissed, languageOf } from '#i18n';
import { loadFonts } from '#ui';

/** The person picked a language; once it is there, it is kept on this device. */
export const languagePicked = createEvent<string>();

/** The names of these languages came into sight, each in its own script. */
export const languagesShown = createEvent<readonly string[]>();

const loadFontsFx = createEffect(loadFonts);
const loadAllFontsFx = createEffect((codes: readonly string[]) =>
  Promise.all(codes.map(loadFonts)),
);

sample({ clock: languagePicked, target: [languageChosen, loadFontsFx] });
sample({ clock: languagesShown, target: loadAllFontsFx });
sample({
  clock: sample({
    clock: [$texts, languagePicked],
    source: { picked: restore(languagePicked, null), texts: $texts },
  }).filterMap(({ picked, texts }) =>
    picked !== null && texts?.language.code === picked ? picked : undefined,
  ),
  target: saveLocaleFx,
});
sample({
  clock: languageMissed,
  fn: (code) => ({
    key: 'nav.language-failed',
    type: 'error' as const,
    values: { name: languageOf(code).name },
  }),
  target: noticeShown,
});

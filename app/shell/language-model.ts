import { createEffect, createEvent, sample } from 'effector';
import { saveLocaleFx } from '#core/ports';
import { languageChosen } from '#i18n';
import { loadFonts } from '#ui';

/** The person picked a language; it is kept on this device. */
export const languagePicked = createEvent<string>();

/** The names of these languages came into sight, each in its own script. */
export const languagesShown = createEvent<readonly string[]>();

const loadFontsFx = createEffect(loadFonts);
const loadAllFontsFx = createEffect((codes: readonly string[]) =>
  Promise.all(codes.map(loadFonts)),
);

sample({ clock: languagePicked, target: [languageChosen, saveLocaleFx, loadFontsFx] });
sample({ clock: languagesShown, target: loadAllFontsFx });

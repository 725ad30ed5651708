import { createEffect, createEvent, sample } from 'effector';
import { saveLocaleFx } from '#core';
import { languageChosen } from '#i18n';
import { loadFonts } from '#ui';

/** The person picked a language; it is kept on this device. */
export const languagePicked = createEvent<string>();

const loadFontsFx = createEffect(loadFonts);

sample({ clock: languagePicked, target: [languageChosen, saveLocaleFx, loadFontsFx] });

import { createEffect, createEvent, createStore, sample } from 'effector';
import { applyScheme, type Scheme } from '#ui';

/** What the person prefers on this device; null follows the device. */
export const schemeChosen = createEvent<Scheme | null>();
export const $scheme = createStore<Scheme | null>(null).on(schemeChosen, (_, scheme) => scheme);

/** Kept by the browser; its handler is an adapter. */
export const saveSchemeFx = createEffect<Scheme | null, void>();
const applySchemeFx = createEffect((scheme: Scheme | null) => applyScheme(scheme));

sample({ clock: schemeChosen, target: [applySchemeFx, saveSchemeFx] });

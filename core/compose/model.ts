import { createEvent, restore } from 'effector';
import type { Composition } from './compose.ts';
import { joinedSettings } from './settings.ts';

/** What core itself goes by of a composition. */
type Composed = Pick<Composition, 'quoteAdjusters' | 'payload' | 'priceLines' | 'settings'>;

/** The composition has been computed, because flags, the outlet or the deployment changed. */
export const compositionChanged = createEvent<Composed>();

/** The composition as far as core needs it; the bare form's until there is one. */
export const $composed = restore<Composed>(compositionChanged, {
  quoteAdjusters: [],
  payload: () => ({}),
  priceLines: () => [],
  settings: joinedSettings([]),
});

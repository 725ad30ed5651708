import { createEvent, restore } from 'effector';
import type { Composition } from './compose.ts';
import { joinedSettings } from './settings.ts';

/** What there is of a composition before there is one. */
type Composed = Pick<Composition, 'quoteAdjusters' | 'payload' | 'priceLines' | 'settings'>;

/** The composition has been computed, because flags, the outlet or the deployment changed. */
export const compositionChanged = createEvent<Composition>();

/** What the product is here and now; null until that has been computed. */
export const $composition = restore(compositionChanged, null);

const bare: Composed = {
  quoteAdjusters: [],
  payload: () => ({}),
  priceLines: () => [],
  settings: joinedSettings([]),
};

/** The same as far as the bare form has it, too. */
export const $composed = $composition.map((composition): Composed => composition ?? bare);

import { createEvent, restore } from 'effector';
import type { Composition } from './compose.ts';
import { joinSettings } from './settings.ts';

/** The parts of a composition that are needed before it is computed. */
type Composed = Pick<Composition, 'quoteAdjusters' | 'payload' | 'priceLines' | 'settings'>;

/** The composition has been computed, because flags, the outlet or the deployment changed. */
export const compositionChanged = createEvent<Composition>();

/** What the product is here and now; null until that has been computed. */
export const $composition = restore(compositionChanged, null);

const bare: Composed = {
  quoteAdjusters: [],
  payload: () => ({}),
  priceLines: () => [],
  settings: joinSettings([]),
};

/** Those parts of the composition; without one, those of the bare form. */
export const $composed = $composition.map((composition): Composed => composition ?? bare);

import { combine, sample } from 'effector';
import { useUnit } from 'effector-react';
import { tellFault } from '#adapters';
import {
  $config,
  $flags,
  $mode,
  $vendor,
  type Composition,
  compose,
  compositionChanged,
} from '#core';
import { plugins } from '#plugins';

/** The current composition; computed again when a flag, the vendor or the deployment changes. */
const $composition = combine(
  $config,
  $flags,
  $vendor,
  $mode,
  (config, flags, vendor, mode): Composition | null =>
    config &&
    compose(
      plugins,
      { market: config.market, brand: config.brand, flags, mode, vendor },
      tellFault,
    ),
);

// It changes at the latest with the outlet, without which there are no orders and nothing to price.
sample({
  clock: $composition,
  filter: (composition) => composition !== null,
  target: compositionChanged,
});

/** The composition. Throws before the deployment is known, when nothing may be rendered. */
export function useComposition(): Composition {
  const composition = useUnit($composition);
  if (composition === null) throw new Error('rendered before the deployment was configured');
  return composition;
}

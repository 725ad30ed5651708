import { combine, sample } from 'effector';
import { useUnit } from 'effector-react';
import {
  $config,
  $flags,
  $vendor,
  type Composition,
  compose,
  pricingChanged,
  requestOpened,
} from '#core';
import { plugins } from '#plugins';

/** What the product is now; computed again when a flag, the vendor or the deployment changes. */
const $composition = combine(
  $config,
  $flags,
  $vendor,
  (config, flags, vendor): Composition | null =>
    config &&
    compose(plugins, {
      market: config.market,
      brand: config.brand,
      flags,
      mode: 'CLASSIC',
      vendor,
    }),
);

// Opening counts too: this module may be fetched long after the composition was first known.
sample({
  clock: [$composition, requestOpened],
  source: $composition,
  filter: (composition) => composition !== null,
  target: pricingChanged,
});

/** The composition; nothing is rendered before there is one. */
export function useComposition(): Composition {
  const composition = useUnit($composition);
  if (composition === null) throw new Error('rendered before the deployment was configured');
  return composition;
}

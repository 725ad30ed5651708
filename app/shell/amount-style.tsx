import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useComposition } from '#composition';
import { $secondCurrencyHolds } from '#core';
import { amountStyleChosen } from '#i18n';

/** Tells the formats how this deployment's features want amounts written; renders nothing. */
export function AmountStyle() {
  const { digitGrouping: grouped, dualPricing } = useComposition().settings;
  const [choose, holds] = useUnit([amountStyleChosen, $secondCurrencyHolds]);
  const dual = dualPricing && holds;
  useLayoutEffect(() => {
    choose({ grouped, dual });
  }, [choose, grouped, dual]);
  return null;
}

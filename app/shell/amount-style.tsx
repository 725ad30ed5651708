import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { amountStyleChosen } from '#i18n';
import { useComposition } from '../composition.ts';

/** Tells the formats how this deployment's features want amounts written; renders nothing. */
export function AmountStyle() {
  const { digitGrouping: grouped, dualPricing: dual } = useComposition().settings;
  const choose = useUnit(amountStyleChosen);
  useLayoutEffect(() => {
    choose({ grouped, dual });
  }, [choose, grouped, dual]);
  return null;
}

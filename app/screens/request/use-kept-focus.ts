import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useComposition } from '#composition';
import { $now, type RequestSnapshot, violationsOfDetails } from '#core';
import { useConfig } from '#i18n';
import { arriveAt } from './use-arrival-focus.ts';

/** The button that calls a rider. */
export const placeId = 'requestRider';

/** Goes on with what was kept, such as by a reload, unless the person is somewhere already. */
export function useKeptFocus(snapshot: RequestSnapshot): void {
  const goOn = useGoOn(snapshot);
  const begin = useEffectEvent(goOn);
  useEffect(() => begin(), []);
}

/** To the first field that keeps the draft from being an order, else to the button. */
export function useGoOn({ context }: RequestSnapshot): () => void {
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const now = useUnit($now);
  return () => {
    const { draft, editing } = context;
    const wrong = violationsOfDetails(draft, composition, { phonePlan, now, editing });
    const names = new Set(wrong.map(({ field }) => field));
    if (!draft.fields.paymentMethod) names.add('paymentMethod');
    const fields = document.querySelectorAll<HTMLInputElement>('main [name]');
    const missing = [...fields].find(({ name }) => names.has(name));
    missing?.closest('details')?.setAttribute('open', '');
    arriveAt(missing ?? document.getElementById(placeId));
    if (document.activeElement === missing) missing?.scrollIntoView({ block: 'nearest' });
  };
}

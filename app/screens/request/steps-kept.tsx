import { useUnit } from 'effector-react';
import { use, useEffectEvent, useLayoutEffect } from 'react';
import { paymentSent, type RequestSnapshot, requestSent } from '#core';
import type { FilledIn } from '#routes';
import { BackContext } from '#ui';
import { takenSteps } from './taken-steps.ts';
import { useStepKeys } from './use-step-keys.ts';

/** Lets keys and the browser's Back and Forward go through the steps of the request; it shows nothing. */
export function StepsKept({ snapshot }: { snapshot: RequestSnapshot | null }) {
  useStepKeys();
  const { take } = use(BackContext);
  const [send, pay] = useUnit([requestSent, paymentSent]);
  const names = takenSteps(snapshot, isFilledIn(history.state))?.join(' ') ?? null;
  const back = useEffectEvent(() => {
    // Ignored while the order is being sent or paid.
    if (snapshot?.hasTag('paying')) return pay({ type: 'paymentLeft' });
    const before = snapshot?.context.draft.destination_before;
    if (before && names?.endsWith('address')) {
      return send({ type: 'savedAddressChosen', destination: before, fields: {} });
    }
    const event = backward.find((each) => snapshot?.can(each));
    if (event) send(event);
  });
  useLayoutEffect(
    () =>
      take({
        taken: names?.split(' ').filter(Boolean) ?? null,
        back: () => back(),
        forward: pressOn,
      }),
    [names, take],
  );
  return null;
}

const backward = [
  { type: 'wentBack' },
  { type: 'destinationReopened' },
  { type: 'originReopened' },
] as const;

/** Going on is what the step's own button does, with all that it asks for. */
function pressOn(): void {
  document.querySelector<HTMLFormElement>('#main form')?.requestSubmit();
}

function isFilledIn(state: unknown): boolean {
  const mark: keyof FilledIn = 'filledIn';
  return typeof state === 'object' && state !== null && Reflect.get(state, mark) === true;
}

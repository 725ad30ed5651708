import { useEffect, useEffectEvent } from 'react';
import { useComposition } from '#composition';
import { paymentFieldsOf, type RequestSnapshot, termsViolation } from '#core';
import { focusField } from './at-work.ts';
import { isFillable } from './steps.ts';

/** Whether an error is said at a field about the payment, which then has the focus, save while a new fee is asked about. */
export function useFieldOfError(snapshot: RequestSnapshot): boolean {
  const { error } = snapshot.context;
  const ready = isFillable(snapshot) && !snapshot.hasTag('feeAsked');
  const fields = ['paymentMethod', termsViolation.field, ...paymentFieldsOf(useComposition())];
  const where = fields.find((field) => field === error?.where);
  const focus = useEffectEvent(() => {
    if (where !== undefined) focusField(where);
  });
  useEffect(() => {
    if (error !== null && ready) focus();
  }, [error, ready]);
  return where !== undefined;
}

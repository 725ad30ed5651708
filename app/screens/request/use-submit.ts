import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { $now, $termsAccepted, type RequestSnapshot, requestSent } from '#core';
import { useConfig } from '#i18n';
import { useComposition } from '../../composition.ts';
import { isFillable } from './steps.ts';
import { termsViolation } from './terms.tsx';
import { paymentFieldsOf, violationsOfDraft } from './violations.ts';

/** Sends the request as it is by then, with what the features pay in, or what keeps it from being sent. */
export function useSubmit({ context: { draft, editing } }: RequestSnapshot): () => void {
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const [send, now, accepted] = useUnit([requestSent, $now, $termsAccepted]);
  const submit = () =>
    send({
      type: 'submitted',
      violations: [
        ...violationsOfDraft(draft, composition, { phonePlan, now, editing }),
        ...(accepted || editing !== null ? [] : [termsViolation]),
      ],
      extras: editing === null ? composition.payload(draft.fields) : {},
      paymentFields: paymentFieldsOf(composition),
    });
  // A form looks at its fields before it goes on, and what it found there is in the draft only then.
  const latest = useRef(submit);
  latest.current = submit;
  return () => latest.current();
}

/** Whether an error is said at a field about the payment, which then has the focus, save while a new fee is asked about. */
export function useFieldOfError(snapshot: RequestSnapshot): boolean {
  const { error } = snapshot.context;
  const ready = isFillable(snapshot) && !snapshot.hasTag('feeAsked');
  const fields = ['paymentMethod', termsViolation.field, ...paymentFieldsOf(useComposition())];
  const where = fields.find((field) => field === error?.where);
  const focus = useEffectEvent(() => {
    if (where !== undefined) document.getElementsByName(where)[0]?.focus();
  });
  useEffect(() => {
    if (error !== null && ready) focus();
  }, [error, ready]);
  return where !== undefined;
}

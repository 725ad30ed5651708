import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useComposition } from '#composition';
import { $now, $termsAccepted, type RequestSnapshot, requestSent } from '#core';
import { useConfig } from '#i18n';
import type { UnixTime } from '#schemas';
import { focusField } from './at-a-field.ts';
import { $closed, type Closed } from './closed-model.ts';
import { isFillable } from './steps.ts';
import { termsViolation } from './terms.tsx';
import { paymentFieldsOf, violationsOfDraft } from './violations.ts';

/** Sends the request as it is by then, with what the features pay in, or what keeps it from being sent. */
export function useSubmit({ context: { draft, editing } }: RequestSnapshot): () => void {
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const [send, now, accepted, closed] = useUnit([requestSent, $now, $termsAccepted, $closed]);
  const submit = () => {
    const extras = editing === null ? composition.payload(draft.fields) : {};
    send({
      type: 'submitted',
      violations: [
        ...violationsOfDraft(draft, composition, { phonePlan, now, editing }),
        ...(accepted || editing !== null ? [] : [termsViolation]),
        ...(closed && editing === null ? closedViolations(closed, extras.preordered_for) : []),
      ],
      extras,
      paymentFields: paymentFieldsOf(composition),
    });
  };
  // A form looks at its fields before it goes on, and what it found there is in the draft only then.
  const latest = useRef(submit);
  latest.current = submit;
  return () => latest.current();
}

/** Nobody is called while nobody rides; who asks for a later time waits for it. */
function closedViolations({ why }: Closed, later: UnixTime | undefined) {
  const key = why === 'hours' ? 'request.error.outside-hours' : 'request.store-unavailable';
  return why === 'hours' && later
    ? []
    : [{ field: 'vendorId', key, rule: 'service-hours' as const }];
}

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

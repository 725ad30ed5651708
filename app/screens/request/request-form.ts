import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type Composition, orderFormOf, requestSent } from '#core';
import { inOrder, type PhonePlan, type RankedViolation, violationsOf } from '#core/rules';
import { useConfig } from '#i18n';
import type { RequestDraft, RequestFields } from '#schemas';
import { useComposition } from '../../composition.ts';

/** The values of an untouched form: the bare fields, then what the features add. */
export function initialFields(
  { context, fields }: Composition,
  paymentMethod: string,
): RequestFields {
  const bare = {
    destinationUnitNumber: '',
    destinationBuilding: '',
    destinationName: '',
    destinationPhoneNumber: '',
    riderNotes: '',
    orderDescription: '',
    orderAmount: '',
    paymentMethod: context.market.paymentMethods.some((method) => method === paymentMethod)
      ? paymentMethod
      : '',
  };
  return { ...bare, ...Object.fromEntries(fields.map(({ key, initial }) => [key, initial])) };
}

/** Everything that keeps a draft from being an order, in the order of the rules; the features' rules included. */
export function violationsOfDraft(
  draft: RequestDraft,
  composition: Composition,
  phonePlan: PhonePlan,
): readonly RankedViolation[] {
  const { market } = composition.context;
  return inOrder([
    ...violationsOf(orderFormOf(draft), { market, phonePlan }),
    ...composition.validate(draft.fields),
  ]);
}

/** The details form: its values go to the draft at each key stroke, its errors come from the rules. */
export function useDetailsForm(draft: RequestDraft): UseFormReturn<RequestFields> {
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const send = useUnit(requestSent);
  const resolver: Resolver<RequestFields> = (fields) => {
    const violations = detailViolations({ ...draft, fields }, composition, phonePlan);
    return violations.length === 0
      ? { values: fields, errors: {} }
      : { values: {}, errors: errorsOf(violations) };
  };
  const form = useForm<RequestFields>({ defaultValues: draft.fields, resolver });
  const keep = useEffectEvent((fields: RequestFields) => send({ type: 'fieldsChanged', fields }));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep({ ...values }),
      }),
    [form],
  );
  return form;
}

/** The rules of the details step; the payment method is asked for afterwards. */
export function detailViolations(
  draft: RequestDraft,
  composition: Composition,
  phonePlan: PhonePlan,
): readonly RankedViolation[] {
  return violationsOfDraft(draft, composition, phonePlan).filter(
    ({ field }) => field !== 'paymentMethod',
  );
}

/** The first violation of each field; its text is made where it is shown. */
function errorsOf(violations: readonly RankedViolation[]): FieldErrors<RequestFields> {
  return Object.fromEntries(
    [...violations]
      .reverse()
      .map(({ field, key, values }) => [
        field,
        { type: key, message: JSON.stringify(values ?? {}) },
      ]),
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { $now, type Composition, onlinePayment, orderFormOf, requestSent } from '#core';
import {
  editViolations,
  inOrder,
  type PhonePlan,
  type RankedViolation,
  violationsOf,
} from '#core/rules';

import { useConfig, useText } from '#i18n';
import { type Order, type RequestDraft, RequestFields, type UnixTime } from '#schemas';
import { useComposition } from '../../composition.ts';

/** The values of an untouched form: the bare fields, then what the features add. */
export function useInitialFields(): RequestFields {
  const { defaultPaymentMethod } = useConfig().deployment;
  return initialFields(useComposition(), defaultPaymentMethod);
}

function initialFields({ context, fields }: Composition, paymentMethod: string): RequestFields {
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
  { phonePlan, now, editing }: { phonePlan: PhonePlan; now: UnixTime; editing: Order | null },
): readonly RankedViolation[] {
  const { context, settings } = composition;
  const { market } = context;
  const morePaymentMethods = settings.paymentMethods;
  const rules = { market, phonePlan, morePaymentMethods };
  if (editing !== null) return editViolations(editing, orderFormOf(draft), rules);
  const paysOnline = draft.fields.paymentMethod === onlinePayment;
  const ofForm = violationsOf(orderFormOf(draft), rules);
  return inOrder([
    // What is paid online is none of the market's ways of paying; the server says whether it may be.
    ...ofForm.filter(({ field }) => !(paysOnline && field === 'paymentMethod')),
    ...composition.validate(draft.fields, now),
  ]);
}

/** The fields of features that stand at the payment step. */
export function paymentFieldsOf({ fields }: Composition): readonly string[] {
  return fields.filter(({ section }) => section === 'payment').map(({ key }) => key);
}

/** The details form: its values go to the draft at each key stroke, its errors come from the rules. */
export function useDetailsForm(
  draft: RequestDraft,
  editing: Order | null,
): UseFormReturn<RequestFields> {
  const send = useUnit(requestSent);
  const form = useForm<RequestFields>({
    defaultValues: draft.fields,
    resolver: standardSchemaResolver(useDetailsSchema(draft, editing)),
  });
  const keep = useEffectEvent((fields: RequestFields) => send({ type: 'fieldsChanged', fields }));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep({ ...values }),
      }),
    [form],
  );
  useTranslatedErrors(form);
  return form;
}

/** The form keeps its errors as texts; in another language they are found again. */
function useTranslatedErrors(form: UseFormReturn<RequestFields>): void {
  const t = useText();
  const shownWith = useRef(t);
  useEffect(() => {
    if (shownWith.current === t) return;
    shownWith.current = t;
    const shown = Object.keys(form.formState.errors);
    if (shown.length > 0) void form.trigger(shown);
  }, [t, form]);
}

/**
 * The rules of the details step as a Standard Schema, which is what form libraries read; what belongs to the payment is
 * asked for afterwards.
 */
function useDetailsSchema(
  draft: RequestDraft,
  editing: Order | null,
): StandardSchemaV1<RequestFields> {
  const t = useText();
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const now = useUnit($now);
  const later = new Set(['paymentMethod', ...paymentFieldsOf(composition)]);
  return {
    '~standard': {
      version: 1,
      vendor: 'rider-portal',
      validate(value) {
        const fields = RequestFields.parse(value);
        const world = { phonePlan, now, editing };
        const issues = violationsOfDraft({ ...draft, fields }, composition, world)
          .filter(({ field }) => !later.has(field))
          .map(({ field, key, values }) => ({ path: [field], message: t(key, values) }));
        return issues.length === 0 ? { value: fields } : { issues };
      },
    },
  };
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useComposition } from '#composition';
import { $now, type RequestSnapshot, requestSent, violationsOfDetails } from '#core';
import { useConfig, useText } from '#i18n';
import { type Order, type RequestDraft, RequestFields } from '#schemas';

/** The details form: its values go to the draft at each key stroke, its errors come from the rules. */
export function useDetailsForm(snapshot: RequestSnapshot): UseFormReturn<RequestFields> {
  const { draft, editing } = snapshot.context;
  const send = useUnit(requestSent);
  const form = useForm<RequestFields>({
    defaultValues: shownOf(draft),
    resolver: standardSchemaResolver(useDetailsSchema(draft, editing)),
  });
  const keep = useEffectEvent((fields: RequestFields) => send({ type: 'fieldsChanged', fields }));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Only what was typed here: the way of paying and what features ask about it stand beside this form.
        callback: ({ values, name }) =>
          keep(name === undefined ? {} : { [name]: values[name] ?? '' }),
      }),
    [form],
  );
  useFollowed(form, draft);
  useHandedOver(form, snapshot);
  useTranslatedErrors(form);
  return form;
}

/** Copies values that the flow fills in, such as a saved recipient's name, into the form before the next key press. */
function useFollowed(form: UseFormReturn<RequestFields>, draft: RequestDraft): void {
  const { fields, destination } = draft;
  useLayoutEffect(() => {
    const shown = form.getValues();
    for (const [name, text] of Object.entries(shownOf({ fields, destination }))) {
      if ((shown[name] ?? '') === text) continue;
      form.setValue(name, text);
      // What was wrong before was wrong with another text.
      form.clearErrors(name);
    }
  }, [form, fields, destination]);
}

/** Hands over what was typed while the flow took nothing, as while the order was being sent, so that what is on screen is what the next press sends. */
function useHandedOver(form: UseFormReturn<RequestFields>, snapshot: RequestSnapshot): void {
  const send = useUnit(requestSent);
  const takes = snapshot.can({ type: 'fieldsChanged', fields: {} });
  const handOver = useEffectEvent(() => {
    const known = shownOf(snapshot.context.draft);
    const typed = Object.entries(form.getValues()).filter(
      ([name, text]) => (text ?? '') !== (known[name] ?? ''),
    );
    if (typed.length > 0) send({ type: 'fieldsChanged', fields: Object.fromEntries(typed) });
  });
  const isSending = snapshot.hasTag('sending');
  const wasSending = useRef(false);
  useEffect(() => {
    if (isSending) wasSending.current = true;
    if (isSending || !takes || !wasSending.current) return;
    wasSending.current = false;
    handOver();
  }, [isSending, takes]);
}

/** What the form shows of a draft. */
function shownOf({
  fields,
  destination,
}: Pick<RequestDraft, 'fields' | 'destination'>): RequestFields {
  return { ...fields, [addressLine]: destination?.address ?? '' };
}

/** The line of the address stands among the details, and belongs to the destination. */
const addressLine = 'destinationTextAddress';

/** Takes over values that were written into the fields without input events, such as by password managers. */
export function takeWritten(element: HTMLFormElement, form: UseFormReturn<RequestFields>): void {
  for (const [name, known] of Object.entries(form.getValues())) {
    const field = element.elements.namedItem(name);
    if (!isText(field) || field.value === known) continue;
    form.setValue(name, field.value);
  }
}

type Written = HTMLInputElement | HTMLTextAreaElement;

function isText(field: Element | RadioNodeList | null): field is Written {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && !/checkbox|radio/.test(field.type);
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

/** The rules of the details step as a Standard Schema, which is what form libraries read. The verdict that counts is the machine's. */
function useDetailsSchema(
  draft: RequestDraft,
  editing: Order | null,
): StandardSchemaV1<RequestFields> {
  const t = useText();
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const now = useUnit($now);
  return {
    '~standard': {
      version: 1,
      vendor: 'rider-portal',
      validate(value) {
        const { [addressLine]: address = '', ...fields } = RequestFields.parse(value);
        const destination = draft.destination && { ...draft.destination, address };
        const world = { phonePlan, now, editing };
        const issues = violationsOfDetails(
          { ...draft, destination, fields },
          composition,
          world,
        ).map(({ field, key, values }) => ({ path: [field], message: t(key, values) }));
        return issues.length === 0 ? { value: fields } : { issues };
      },
    },
  };
}

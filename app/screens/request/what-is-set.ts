import { useComposition } from '#composition';
import { paymentFieldsOf } from '#core';
import { useFormat, useText } from '#i18n';
import type { RequestDraft, RequestFields } from '#schemas';
import { tickedFields } from './ticked-fields.ts';

/** In the order of the fields. A code or a figure has the name of its field before it, since it does not tell what it is. */
export function useWhatIsSet(fields: RequestFields, draft: RequestDraft): string {
  const t = useText();
  const format = useFormat();
  const composition = useComposition();
  const extras = composition.payload(fields);
  const { preordered_for: at } = extras;
  const named = (what: string, value = '') => value && t('request.more.set', { what, value });
  const payment = new Set(paymentFieldsOf(composition));
  const set = [
    fields.orderDescription?.trim(),
    named(t('order.pickup-code'), extras.pickup_tasks?.pickup_code),
    at && format.dateTime(at),
    ...tickedFields(composition, fields).map(({ labelKey }) => t(labelKey)),
    ...composition.fields
      .filter(({ key }) => payment.has(key))
      .map(({ key, labelKey }) => named(t(labelKey), draft.fields[key]?.trim())),
  ];
  return set.filter(Boolean).join(' · ');
}

/** By the label of its field, what the line says of an option that nobody has set. */
const unset: Readonly<Record<string, string>> = {
  'request.collection': 'request.more.now',
  'request.pickup-code.label': 'request.more.no-code',
  'request.age-check': 'request.more.no-age-check',
};

/** How an order goes whose options are left as they are. */
export function useWhatIsUsual(): string {
  const t = useText();
  const { fields } = useComposition();
  const keys = Object.entries(unset).filter(([label]) =>
    fields.some(({ labelKey }) => labelKey === label),
  );
  return keys.map(([, key]) => t(key)).join(' · ');
}

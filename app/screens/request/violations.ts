import { type Composition, orderFormOf } from '#core';
import {
  editViolations,
  inOrder,
  onlinePayment,
  type PhonePlan,
  type RuledViolation,
  unfitFields,
  violationsOf,
} from '#core/rules';
import type { Order, RequestDraft, RequestFields, UnixTime } from '#schemas';

/** Everything that keeps a draft from being an order, in the order of the rules; the features' rules included. */
export function violationsOfDraft(
  draft: RequestDraft,
  composition: Composition,
  { phonePlan, now, editing }: { phonePlan: PhonePlan; now: UnixTime; editing: Order | null },
): readonly RuledViolation[] {
  const { context, paymentMethods } = composition;
  const market = { ...context.market, paymentMethods };
  const rules = { market, phonePlan };
  const line = draft.destination?.address ?? '';
  const unfit = unfitFields({ ...draft.fields, destinationTextAddress: line });
  if (editing !== null) {
    return inOrder([...editViolations(editing, orderFormOf(draft), rules), ...unfit]);
  }
  const paysOnline = draft.fields.paymentMethod === onlinePayment;
  const ofForm = violationsOf(orderFormOf(draft), rules);
  return inOrder([
    // What is paid online is none of the market's ways of paying; the server says whether it may be.
    ...ofForm.filter(({ field }) => !(paysOnline && field === 'paymentMethod')),
    ...composition.validate(draft.fields, now),
    ...unfit,
  ]);
}

/** The fields of features that were ticked. */
export function tickedFields({ fields }: Composition, values: RequestFields) {
  return fields.filter(({ key, toldKey }) => toldKey !== undefined && values[key] === 'true');
}

/** The fields of features that stand at the payment step. */
export function paymentFieldsOf({ fields }: Composition): readonly string[] {
  const seen = fields.filter(({ section, unseen }) => section === 'payment' && !unseen);
  return seen.map(({ key }) => key);
}

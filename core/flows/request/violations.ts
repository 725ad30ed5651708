import {
  editViolations,
  inOrder,
  onlinePayment,
  type PhonePlan,
  type RuledViolation,
  unfitFields,
  violationsOf,
} from '#core/rules';
import type { Order, RequestDraft, UnixTime } from '#schemas';
import type { Composition } from '../../compose/index.ts';
import type { Closed } from './closed.ts';
import { orderFormOf } from './payload.ts';

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
    // Paying online is not among the market's ways of paying; the server decides whether it is allowed.
    ...ofForm.filter(({ field }) => !(paysOnline && field === 'paymentMethod')),
    ...composition.validate(draft.fields, now),
    ...unfit,
  ]);
}

/** The violations that keep a draft from the review; those of the payment step come later. */
export function violationsOfDetails(
  ...[draft, composition, world]: Parameters<typeof violationsOfDraft>
): readonly RuledViolation[] {
  const later = new Set(['paymentMethod', ...paymentFieldsOf(composition)]);
  return violationsOfDraft(draft, composition, world).filter(({ field }) => !later.has(field));
}

/** The fields of features that stand at the payment step. */
export function paymentFieldsOf({ fields }: Composition): readonly string[] {
  const seen = fields.filter(({ section, unseen }) => section === 'payment' && !unseen);
  return seen.map(({ key }) => key);
}

/** The terms were not accepted. */
export const termsViolation = {
  field: 'terms',
  key: 'validation.accept-terms',
  rule: 'terms',
} as const satisfies RuledViolation;

/** The violation of sending while riders cannot be called; an order for `later` may be sent outside the hours. */
export function closedViolations(
  closed: Closed | null,
  later: UnixTime | undefined,
): readonly RuledViolation[] {
  if (closed === null || (closed.why === 'hours' && later)) return [];
  const key = closed.why === 'hours' ? 'request.error.outside-hours' : 'request.store-unavailable';
  return [{ field: 'vendorId', key, rule: 'service-hours' }];
}

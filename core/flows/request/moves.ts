import { type Minor, onlinePayment } from '#core/rules';
import type { RequestDraft, RequestFields } from '#schemas';
import { type PricedQuote, payableFee } from '../../compose/index.ts';
import type { Origin, RequestContext } from './context.ts';

/** Takes corrections and the error of features that adjusted the fee. */
export function putRight({ draft, error }: RequestContext, { adjustment = {} }: PricedQuote) {
  const { fields = {}, error: wrong = error } = adjustment;
  return { draft: withFields(draft, fields), error: wrong };
}

/** The fields of an edit: the recipient's name and phone number cannot be changed. */
export function withoutPerson({
  destinationName: _,
  destinationPhoneNumber: __,
  ...fields
}: RequestFields): RequestFields {
  return fields;
}

/** A draft with more of its fields. */
export function withFields(draft: RequestDraft, fields: RequestFields): RequestDraft {
  return { ...draft, fields: { ...draft.fields, ...fields } };
}

/** A draft with what a chosen customer fills in, which the next one may replace. */
export function withCustomer(draft: RequestDraft, fields: RequestFields): RequestDraft {
  return { ...withFields(draft, fields), chosen: { ...draft.chosen, ...fields } };
}

/** Whether a card is charged before this order is placed. */
export function paysOnline({ draft, editing }: RequestContext): boolean {
  return editing === null && draft.fields.paymentMethod === onlinePayment;
}

/** Whether the offered fee costs the same as the accepted one. */
export function isFeeTheSame({ quote, offered, origin }: RequestContext): boolean {
  return costOf(quote, origin) === costOf(offered, origin);
}

/** What is paid at a fee; null without one. */
export function costOf(quote: PricedQuote | null, { amounts }: Origin): Minor | null {
  return quote && payableFee(quote, amounts);
}

/** Whether the offered fee is the one that the person saw when they pressed the button. */
export function isOfferTold(context: RequestContext): boolean {
  return context.error === null && isFeeTheSame(context);
}

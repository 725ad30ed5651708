import type { RequestSnapshot } from '#core';
import { onlinePayment } from '#core/rules';

/** Whether something is waited for, so that the button cannot be pressed; a new price on its way does not keep it. */
export function isBusy(snapshot: RequestSnapshot): boolean {
  return snapshot.hasTag('underWay') || isSubmitting(snapshot);
}

/** Whether the order is on its way, so that nothing else may be done with it. */
export function isSubmitting(snapshot: RequestSnapshot): boolean {
  return snapshot.hasTag('occupied') && !isAsked(snapshot);
}

/** What the button says that calls a rider, or that saves an edit. */
export function buttonWords(snapshot: RequestSnapshot): string {
  const { draft, editing } = snapshot.context;
  const isSent = snapshot.hasTag('sending');
  if (!isSent && isSubmitting(snapshot)) return 'request.requoting';
  if (editing !== null) return isSent ? 'request.edit.saving' : 'request.edit.save';
  if (isSent) return 'request.submitting';
  return draft.fields.paymentMethod === onlinePayment ? 'pay.continue' : 'request.submit';
}

/** Whether the person has to decide first. */
export function isAsked(snapshot: RequestSnapshot): boolean {
  return snapshot.hasTag('amountAsked') || snapshot.hasTag('feeAsked');
}

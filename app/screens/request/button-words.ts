import { onlinePayment, type RequestSnapshot } from '#core';

const submitting = new Set([
  'quotePressed',
  'submit',
  'waitBeforeRequote',
  'requote',
  'refetchOrder',
]);

/** Whether the order is on its way, so that nothing else may be done with it. */
export function isSubmitting({ value }: RequestSnapshot): boolean {
  return submitting.has(String(value));
}

/** What the button says that calls a rider, or that saves an edit. */
export function buttonWords({ context, value }: RequestSnapshot): string {
  const state = String(value);
  const { draft, editing } = context;
  if (editing !== null) return editKey(state);
  if (state === 'submit') return 'request.submitting';
  if (submitting.has(state)) return 'request.requoting';
  return draft.fields.paymentMethod === onlinePayment ? 'pay.continue' : 'request.submit';
}

function editKey(state: string): string {
  if (state === 'submit' || state === 'refetchOrder') return 'request.edit.saving';
  return submitting.has(state) ? 'request.requoting' : 'request.edit.save';
}

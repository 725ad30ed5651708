import { attach, combine, createEvent, createStore, sample } from 'effector';
import { isOpenToGuests, onlinePayment } from '#core/rules';
import { endpoints } from '#schemas';
import { endpointFx } from '../../kernel/ports.ts';
import { noticeShown } from '../../notices/model.ts';
import { durations, failureNotice } from '../../notices/notices.ts';
import { $session } from '../../session/model.ts';
import { $vendor } from '../../vendors/model.ts';
import { requestOpened } from './model.ts';

/** The ways of paying are shown. The opened request cannot start this, since this module may be loaded later. */
export const onlinePaymentAsked = createEvent();

const parameterFx = endpointFx(endpoints.getCountryParameter);
const methodsFx = attach({
  effect: endpointFx(endpoints.getCountryParameter),
  mapParams: (_: unknown) => ({ params: { name: 'paymentMethods' as const } }),
});

/** The ways of paying that the country allows guests; null until loaded, and for everybody else. */
export const $guestMethods = createStore<readonly string[] | null>(null)
  .on(methodsFx.doneData, (_, list) => list.split('|').filter(isOpenToGuests))
  .reset(requestOpened);

const $isActivated = createStore(false)
  .on(parameterFx.doneData, (_, text) => text === 'true')
  .reset(requestOpened);

/** Whether this request may be paid online by card (specification 2, sections 6 and 7). */
export const $onlinePayment = combine(
  $isActivated,
  $guestMethods,
  (activated, methods) => activated && (methods?.includes(onlinePayment) ?? true),
);

// Only guests, and outlets that it is set up for, can pay online.
sample({
  clock: onlinePaymentAsked,
  source: { session: $session, vendor: $vendor },
  filter: ({ session, vendor }) => session?.guest === true || vendor?.online_payment === true,
  fn: () => ({ params: { name: 'onlinePaymentActivated' as const } }),
  target: parameterFx,
});
sample({
  clock: onlinePaymentAsked,
  filter: $session.map((session) => session?.guest === true),
  target: methodsFx,
});
sample({
  clock: parameterFx.failData,
  fn: (problem) => failureNotice('error.payment.get-if-enabled', problem, durations.order),
  target: noticeShown,
});

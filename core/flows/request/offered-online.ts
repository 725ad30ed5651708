import { attach, combine, createEvent, createStore, sample } from 'effector';
import { isOpenToGuests, onlinePayment } from '#core/rules';
import { endpoints } from '#schemas';
import { happened } from '../../kernel/log.ts';
import { endpointFx } from '../../kernel/ports.ts';
import { noticeShown } from '../../notices/model.ts';
import { durations, failureNotice } from '../../notices/notices.ts';
import { $session } from '../../session/model.ts';
import { $vendor } from '../../vendors/model.ts';

const sessionEnded = happened('session.ended');

/** The ways of paying are shown. The opened request cannot start this, since this module may be loaded later. */
export const onlinePaymentAsked = createEvent();

const parameterFx = endpointFx(endpoints.getCountryParameter);
const methodsFx = attach({
  effect: endpointFx(endpoints.getCountryParameter),
  mapParams: (_: unknown) => ({ params: { name: 'paymentMethods' as const } }),
});

/** Only guests, and outlets that it is set up for, can pay online. */
const $mayBeOffered = combine(
  $session,
  $vendor,
  (session, vendor) => session?.guest === true || vendor?.online_payment === true,
);

/** The ways of paying that the country allows guests; null until loaded, and for everybody else. */
export const $guestMethods = createStore<readonly string[] | null>(null)
  .on(methodsFx.doneData, (_, list) => list.split('|').filter(isOpenToGuests))
  .reset(sessionEnded);

/** Null until the country has said so. What it said last holds until it says it again, so that no way of paying comes and goes under a hand. */
const $isActivated = createStore<boolean | null>(null)
  .on(parameterFx.doneData, (_, text) => text === 'true')
  .on(parameterFx.failData, (activated) => activated ?? false)
  .reset(sessionEnded);

/** Whether this request may be paid online by card (specification 2, sections 6 and 7); `awaited` while the country is asked. */
export const $onlinePayment = combine(
  { activated: $isActivated, methods: $guestMethods, mayBe: $mayBeOffered },
  ({ activated, methods, mayBe }): 'offered' | 'awaited' | 'none' => {
    if (!mayBe || activated === false) return 'none';
    if (activated === null) return 'awaited';
    return (methods?.includes(onlinePayment) ?? true) ? 'offered' : 'none';
  },
);

sample({
  clock: onlinePaymentAsked,
  filter: $mayBeOffered,
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

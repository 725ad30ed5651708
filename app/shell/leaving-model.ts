import { combine, createEvent, createStore, sample } from 'effector';
import { $payment, $request, signOutAsked, signOutEverywhereAsked } from '#core';

type Leaving = 'here' | 'everywhere';

/** The person wants to sign out, on this device or everywhere. */
export const leaveAsked = createEvent<Leaving>();
/** They confirm the sign-out. */
export const leaveConfirmed = createEvent();
/** They stay. */
export const leaveDeclined = createEvent();

/** Whether an order is being sent or its card charged: after a sign-out nobody would learn the result. */
const $placing = combine(
  $request,
  $payment,
  (request, payment) => request?.hasTag('sending') === true || payment?.hasTag('charging') === true,
);

/** The requested sign-out while its question is open; closes when the order's result is known. */
export const $leaving = createStore<Leaving | null>(null).reset(leaveDeclined, $placing.updates);
sample({ clock: leaveAsked, filter: $placing, target: $leaving });

const left = createEvent<Leaving>();
sample({
  clock: leaveAsked,
  source: $placing,
  filter: (placing) => !placing,
  fn: (_, leaving) => leaving,
  target: left,
});
sample({
  clock: sample({ clock: leaveConfirmed, source: $leaving }).filterMap(
    (leaving) => leaving ?? undefined,
  ),
  target: left,
});
$leaving.reset(left);
sample({
  clock: left,
  filter: (leaving) => leaving === 'here',
  fn: () => undefined,
  target: signOutAsked,
});
sample({
  clock: left,
  filter: (leaving) => leaving === 'everywhere',
  fn: () => undefined,
  target: signOutEverywhereAsked,
});

import { combine, createEvent, createStore, sample } from 'effector';
import { $payment, $request, signOutAsked, signOutEverywhereAsked } from '#core';

type Leaving = 'here' | 'everywhere';

/** Who is there wants to leave, on this device or on all of theirs. */
export const leaveAsked = createEvent<Leaving>();
/** They leave all the same. */
export const leaveConfirmed = createEvent();
/** They stay. */
export const leaveDeclined = createEvent();

/** Whether an order is on its way to the server, or its card is charged: it may go through without anybody being told. */
const $placing = combine(
  $request,
  $payment,
  (request, payment) => request?.hasTag('sending') === true || payment?.hasTag('charging') === true,
);

/** How somebody wants to leave, while they are asked; once it is known what became of the order there is nothing to ask. */
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

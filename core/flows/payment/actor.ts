import {
  attach,
  createEffect,
  createEvent,
  createStore,
  restore,
  sample,
  scopeBind,
} from 'effector';
import type { ActorRefFrom } from 'xstate';
import { occupies } from '../../build/occupation.ts';
import { waitFx } from '../../kernel/ports.ts';
import { paymentBegun, paymentEnded } from '../../payments/unsettled.ts';
import { clockOver } from '../clock.ts';
import type { PaymentContext, PaymentInput } from './context.ts';
import type { paymentMachine } from './machine.ts';
import type { PaymentEvent } from './setup.ts';
import type { PaymentTag } from './tags.ts';

/** Where a payment is. Ask it by tags; the names of the states are private to the machine. */
export type PaymentSnapshot = {
  readonly context: PaymentContext;
  readonly hasTag: (tag: PaymentTag) => boolean;
};
/** The running flow of a payment. */
export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

const snapshotTaken = createEvent<PaymentSnapshot>();
const paymentStopped = createEvent<PaymentActor>();
/** The person did something about a payment. */
export const paymentSent = createEvent<PaymentEvent>();

/** Starts a payment in this scope; it runs until it ends or is stopped. */
export const startPaymentFx = createEffect(async (input: PaymentInput): Promise<PaymentActor> => {
  const taken = scopeBind(snapshotTaken);
  const stopped = scopeBind(paymentStopped);
  const clock = clockOver(scopeBind(waitFx));
  const inScope = scopeBind((begin: () => PaymentActor) => begin());
  const { createPayment } = await import('./life.ts');
  const actor = inScope(() => createPayment({ input, clock }));
  actor.subscribe({ next: taken, complete: () => stopped(actor) });
  return actor;
});

const $actor = createStore<PaymentActor | null>(null)
  .on(startPaymentFx.doneData, (_, actor) => actor)
  .reset(startPaymentFx);
const ended = sample({
  clock: paymentStopped,
  source: $actor,
  filter: (actor, stopped) => actor === stopped,
});
/** Where the person is in a payment; null while there is none. */
export const $payment = restore(snapshotTaken, null).reset(startPaymentFx, ended);

sample({
  clock: $payment.updates.filterMap((payment) => {
    const { paying, intentId } = payment?.context ?? {};
    if (!payment?.hasTag('charging') || !paying || !intentId) return undefined;
    return { vendor_id: paying.vendorId, intent_id: intentId, key: paying.key };
  }),
  target: paymentBegun,
});
// A payment that is only looked after (without `paying`) is ended by the page that looks after it.
sample({
  clock: $payment.updates.filterMap((payment) =>
    payment?.context.paying && isEnded(payment)
      ? (payment.context.intentId ?? undefined)
      : undefined,
  ),
  target: paymentEnded,
});

occupies(
  'payment',
  $payment.map((payment) => payment !== null),
);

/** Stops following this payment here; the server goes on with it. */
export const stopPaymentFx = attach({ source: $actor, effect: (actor) => actor?.stop() });

const beginFx = createEffect((actor: PaymentActor) => {
  actor.start();
});
const sendFx = attach({
  source: $actor,
  effect: (actor, event: PaymentEvent) => actor?.send(event),
});
sample({ clock: startPaymentFx.doneData, target: beginFx });
sample({ clock: paymentSent, target: sendFx });

/** Whether nothing can be charged any more, or only after the person presses pay again. */
function isEnded(payment: PaymentSnapshot): boolean {
  const state = payment.context.outcome?.state ?? '';
  return payment.hasTag('atRest') || final.has(state);
}
const final: ReadonlySet<string> = new Set(['succeeded', 'failed', 'cancelled']);

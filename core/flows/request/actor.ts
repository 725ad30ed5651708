import { attach, createEffect, createEvent, scopeBind } from 'effector';
import { type ActorRefFrom, createActor, fromPromise, toPromise } from 'xstate';
import { methodOfOrder } from '#core/rules';
import { endpoints, type FeeQuote, type Order, type Position } from '#schemas';
import type { PricedQuote } from '../../compose/index.ts';
import { $config } from '../../kernel/config.ts';
import { endpointFx, waitFx } from '../../kernel/ports.ts';
import { orderKeyUsed } from '../../orders/guest-orders.ts';
import { clockOver } from '../clock.ts';
import { startPaymentFx } from '../payment/actor.ts';
import { fixedQuote } from './bypass.ts';
import type { RequestContext, RequestInput } from './context.ts';
import { editedQuote, updateOf } from './editing.ts';
import type { RequestEvent } from './events.ts';
import { requestMachine } from './machine.ts';
import { savedOrigin } from './origin.ts';
import { payloadOf } from './payload.ts';
import { priceFx } from './pricing.ts';
import { hoursFx } from './service-hours.ts';
import type { RequestTag } from './tags.ts';

/** Where the person is in the flow. Ask it by tags; the names of the states are private to the machine. */
export type RequestSnapshot = {
  readonly context: RequestContext;
  readonly hasTag: (tag: RequestTag) => boolean;
  readonly can: (event: RequestEvent) => boolean;
};
/** The running flow of a request. */
export type RequestActor = ActorRefFrom<typeof requestMachine>;

/** What a request page begins with; `language` is that of the addresses. */
export type Opening = Pick<RequestInput, 'origin' | 'newKey' | 'initialFields' | 'orderId'> & {
  readonly language: string;
  /** Ways of paying that the form may preselect from the last order, besides its own default. */
  readonly methods?: readonly string[];
};

/** The flow of a request changed its state. */
export const snapshotTaken = createEvent<RequestSnapshot>();

const parameterFx = endpointFx(endpoints.getCountryParameter);
const limitFx = attach({
  effect: parameterFx,
  mapParams: () => ({ params: { name: 'orderItemValueExceedLimit' as const } }),
});
const repriceFx = attach({
  source: $config,
  effect: (config, { quote, order }: { quote: FeeQuote; order: Order }): PricedQuote =>
    config === null ? quote : editedQuote(quote, order, config.market),
});
const detailsFx = endpointFx(endpoints.placeDetails);
const reverseFx = endpointFx(endpoints.reverseGeocode);
const areaFx = endpointFx(endpoints.validateDeliveryArea);
const feeFx = endpointFx(endpoints.quoteFee);
/** Places an order. */
export const createFx = endpointFx(endpoints.createOrder);
/** Saves the address of an outlet; answers the outlet. */
export const saveOriginFx = endpointFx(endpoints.saveVendorAddress);
const getOrderFx = endpointFx(endpoints.getOrder);
/** Saves an edit of an order. */
export const updateFx = endpointFx(endpoints.updateOrder);

/** What a request page was opened with, and what was kept of earlier visits. */
type Started = { opening: Opening } & Pick<RequestContext, 'sender' | 'lastMethod'> &
  Pick<RequestInput, 'draft'>;

/** Starts the machine in this scope; its actors are calls of the contract. */
export const startActorFx = createEffect(({ opening, ...known }: Started): RequestActor => {
  const taken = scopeBind(snapshotTaken);
  const machine = requestMachine.provide({ actors: actorsFor(opening.language) });
  const clock = clockOver(scopeBind(waitFx));
  const actor = createActor(machine, { input: { ...opening, ...known }, clock });
  actor.subscribe(taken);
  return actor.start();
});

function actorsFor(language: string) {
  const hours = scopeBind(hoursFx);
  const limit = scopeBind(limitFx);
  const details = scopeBind(detailsFx);
  const reverse = scopeBind(reverseFx);
  const area = scopeBind(areaFx);
  const fee = scopeBind(feeFx);
  const price = scopeBind(priceFx);
  const reprice = scopeBind(repriceFx);
  const create = scopeBind(createFx);
  const used = scopeBind(orderKeyUsed);
  const pay = scopeBind(startPaymentFx);
  const saveOrigin = scopeBind(saveOriginFx);
  const getOrder = scopeBind(getOrderFx);
  const update = scopeBind(updateFx);
  return {
    fetchServiceHours: fromPromise(() => hours(false)),
    fetchItemValueLimit: fromPromise(async () => limitFrom(await limit())),
    fetchOrder: fromPromise(({ input: { origin, orderId } }: { input: RequestContext }) =>
      getOrder({ query: { vendorId: origin.vendor_id, orderId: orderId ?? '' } }),
    ),
    fetchPlace: fromPromise(({ input }: { input: { placeId: string } }) =>
      details({ query: { place_id: input.placeId, language } }),
    ),
    reverseGeocode: fromPromise(({ input }: { input: { position: Position } }) =>
      reverse({ query: { ...input.position, language } }),
    ),
    validateArea: fromPromise(
      async ({ input }: { input: RequestContext }) =>
        (await area({ body: areaQuestion(input) })) === 'DELIVERABLE',
    ),
    quoteFee: fromPromise(async ({ input }: { input: RequestContext }) => {
      const { vendor_id, fields } = input.draft;
      if (input.bypassed) return fixedQuote(input.origin.testFee ?? 0);
      const quote = await fee({ body: feeQuestion(input) });
      if (input.editing === null) return price({ quote, vendor_id, fields });
      // Features adjusted the fee when the order was placed; of that, the order keeps its voucher and lines.
      return reprice({ quote, order: input.editing });
    }),
    submitOrder: fromPromise(async ({ input }: { input: RequestContext }) => {
      const { draft, quote, extras, editing } = input;
      if (quote === null) throw new Error('a request without a fee was submitted');
      if (editing !== null) {
        const params = { orderId: editing.order_id };
        return update({
          params,
          body: updateOf(draft, quote, { order: editing, amounts: input.origin.amounts }),
        });
      }
      const body = payloadOf(input, quote, extras);
      const { idempotency_key: idempotencyKey } = draft;
      // Kept before it is sent: the answer may be lost, or the page left, and a guest finds an order by its key only.
      used(idempotencyKey);
      return (await create({ body, idempotencyKey })).order;
    }),
    payOnline: fromPromise(
      async ({ input, signal }: { input: RequestContext; signal: AbortSignal }) => {
        const { draft, quote, extras } = input;
        if (quote === null) throw new Error('a request without a fee was submitted');
        const order = payloadOf(input, quote, extras);
        const paying = {
          ...{ vendorId: draft.vendor_id, order, key: draft.idempotency_key },
          language,
        };
        const payment = await pay({ paying, intentId: null });
        // The request may have been stopped while the code of the payment was loading.
        if (signal.aborted) payment.stop();
        signal.addEventListener('abort', () => payment.stop());
        return toPromise(payment);
      },
    ),
    saveOriginAddress: fromPromise(async ({ input }: { input: RequestContext }) => {
      const vendorId = input.origin.vendor_id;
      await saveOrigin({ params: { vendorId }, body: savedOrigin(input) });
    }),
  };
}

function areaQuestion({ origin, draft }: RequestContext) {
  const { latitude: lat, longitude: lng } = draft.destination ?? origin.position;
  return {
    location: { lat, lng },
    vendor_location: origin.position,
    vendor_id: origin.vendor_id,
  };
}

function feeQuestion({ origin, draft }: RequestContext) {
  const { latitude, longitude } = draft.destination ?? origin.position;
  const method = methodOfOrder(draft.fields.paymentMethod);
  return {
    source: origin.position,
    destination: { latitude, longitude },
    vendor_id: origin.vendor_id,
    delivery_type: 'food' as const,
    ...(method && { payment_method: method }),
  };
}

/** Anything but a number sets no limit. */
function limitFrom(text: string): number {
  const limit = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(limit) ? limit : -1;
}

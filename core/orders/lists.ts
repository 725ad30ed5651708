import { attach, createStore, type Effect, merge, sample } from 'effector';
import { endpoints, type Id, type Problem, type UnixTime } from '#schemas';
import { happened } from '../log.ts';
import { endpointFx } from '../ports.ts';
import { $vendorId } from '../vendors/model.ts';
import { guestOrdersFx } from './guest-orders.ts';

/** How many active orders are asked for at once. */
const ACTIVE_COUNT = 200;

/** Whose orders, and of which time. */
export type Wanted = {
  vendor_id: Id;
  include_outlets: boolean;
  from: UnixTime;
  to: UnixTime;
};

const listOrdersFx = endpointFx(endpoints.listOrders);

export const activeFx = attach({
  effect: listOrdersFx,
  mapParams: ({ vendor_id, include_outlets, from, to }: Wanted) => ({
    params: { vendorId: vendor_id },
    query: { from, to, count: ACTIVE_COUNT, include_outlets: asText(include_outlets) },
  }),
});
/** The pre-orders, which may be of any day. */
export const scheduledFx = attach({
  effect: listOrdersFx,
  mapParams: ({ vendor_id, include_outlets }: Wanted) => ({
    params: { vendorId: vendor_id },
    query: {
      scheduled: asText(true),
      count: ACTIVE_COUNT,
      include_outlets: asText(include_outlets),
    },
  }),
});

const selected = happened('vendor.selected');
const sessionEnded = happened('session.ended');

export const $ordersLoading = activeFx.pending;
export const $preordersLoading = scheduledFx.pending;

export const ordersFailed = merge([activeFx.failData, guestOrdersFx.failData]);

/** Why the list could not be had; null while all is well. */
export const $ordersProblem = problemOf(activeFx);
/** The same of the pre-orders, which are a list of their own. */
export const $preordersProblem = problemOf(scheduledFx);

/** Whether the list of the selected outlet has arrived once; until then an empty tab means nothing. */
export const $ordersReady = arrivalOf(activeFx);
/** The same of the pre-orders. */
export const $preordersReady = arrivalOf(scheduledFx);

type ListFx<Answer> = Effect<Wanted, Answer, Problem>;

function problemOf<Answer>(listFx: ListFx<Answer>) {
  return createStore<Problem | null>(null)
    .on([listFx.failData, guestOrdersFx.failData], (_, problem) => problem)
    .reset(listFx.done, guestOrdersFx.done, selected, sessionEnded);
}

function arrivalOf<Answer>(listFx: ListFx<Answer>) {
  const arrived = sample({
    clock: listFx.done,
    source: $vendorId,
    filter: (vendor_id, { params }) => params.vendor_id === vendor_id,
  });
  return createStore(false)
    .on([arrived, guestOrdersFx.done], () => true)
    .reset(selected, sessionEnded);
}

function asText(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}

import { attach, createEvent, createStore, sample } from 'effector';
import { durations, endpointFx, happened, noticeShown, refusedOf } from '#core';
import { waitFx } from '#core/ports';
import { endpoints, type Id, type Webhook, type WebhookDelivery } from '#schemas';
import { $account, tillClosed } from './account-model.ts';

/** The log of a target is opened. */
export const logOpened = createEvent<Webhook>();
export const logClosed = createEvent();
export const logAskedAgain = createEvent();
export const moreAsked = createEvent();
export const deliveryResent = createEvent<Id>();
/** Sends a test event to a target. */
export const testSent = createEvent<Webhook>();

type Asked = { readonly webhookId: Id; readonly before?: Id | undefined };
const listFx = attach({
  effect: endpointFx(endpoints.listWebhookDeliveries),
  source: $account,
  mapParams: ({ webhookId, before }: Asked, vendorId) => ({
    params: { vendorId, webhookId },
    query: before === undefined ? {} : { before },
    fresh: true,
  }),
});
const testFx = attach({
  effect: endpointFx(endpoints.testWebhook),
  source: $account,
  mapParams: ({ webhook_id }: Webhook, vendorId) => ({
    params: { vendorId, webhookId: webhook_id },
  }),
});
type Resent = { readonly webhookId: Id; readonly deliveryId: Id };
const resendFx = attach({
  effect: endpointFx(endpoints.resendWebhookDelivery),
  source: $account,
  mapParams: ({ webhookId, deliveryId }: Resent, vendorId) => ({
    params: { vendorId, webhookId, deliveryId },
  }),
});

/** Deliveries of a page; a full page means that there may be more. */
const pageSize = 50;

type Log = {
  readonly webhook: Webhook;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly deliveries: readonly WebhookDelivery[];
  readonly mayHaveMore: boolean;
};

/** The open log; null for none. */
export const $log = createStore<Log | null>(null)
  .on(logOpened, (_, webhook) => ({
    ...{ webhook, state: 'loading' as const, deliveries: [], mayHaveMore: false },
  }))
  .on(listFx, (log) => log && { ...log, state: 'loading' })
  .on(listFx.done, (log, { params, result: { deliveries } }) =>
    log?.webhook.webhook_id !== params.webhookId
      ? log
      : {
          ...{ ...log, state: 'ready' as const, mayHaveMore: deliveries.length === pageSize },
          deliveries: params.before === undefined ? deliveries : [...log.deliveries, ...deliveries],
        },
  )
  .on(listFx.fail, (log) => log && { ...log, state: 'failed' })
  .on(resendFx.doneData, (log, sent) =>
    log === null
      ? log
      : {
          ...log,
          deliveries: log.deliveries.map((each) =>
            each.delivery_id === sent.delivery_id ? sent : each,
          ),
        },
  )
  .reset(logClosed, tillClosed, happened('session.ended'));

/** The delivery that is being sent again; empty for none. */
export const $resending = createStore<Id>('')
  .on(resendFx, (_, { deliveryId }) => deliveryId)
  .reset(resendFx.finally, logClosed);
/** The target that is being tested; empty for none. */
export const $testing = createStore<Id>('')
  .on(testFx, (_, { webhook_id }) => webhook_id)
  .reset(testFx.finally, tillClosed);

sample({ clock: logOpened, fn: ({ webhook_id }) => ({ webhookId: webhook_id }), target: listFx });
const looked = $log.map((log) => log?.webhook.webhook_id ?? '');
sample({
  clock: logAskedAgain,
  source: looked,
  filter: (webhookId) => webhookId !== '',
  fn: (webhookId) => ({ webhookId }),
  target: listFx,
});
sample({
  clock: sample({ clock: moreAsked, source: $log }).filterMap((log) =>
    log?.state === 'ready'
      ? { webhookId: log.webhook.webhook_id, before: log.deliveries.at(-1)?.delivery_id }
      : undefined,
  ),
  target: listFx,
});
sample({
  clock: deliveryResent,
  source: looked,
  fn: (webhookId, deliveryId) => ({ webhookId, deliveryId }),
  target: resendFx,
});
/** Seconds between two reloads of the log, and the most reloads, since failing deliveries are retried for days. */
const pause = 1;
const mostLooks = 10;
const pauseFx = attach({ effect: waitFx, mapParams: (_: Id) => ({ seconds: pause }) });
const $looks = createStore(0)
  .on(pauseFx, (looks) => looks + 1)
  .reset(logOpened, deliveryResent);
const onItsWay = sample({
  clock: [listFx.done, resendFx.done],
  source: { log: $log, looks: $looks, pausing: pauseFx.pending },
}).filterMap(({ log, looks, pausing }) => {
  if (log === null || pausing || looks >= mostLooks) return undefined;
  const isWaiting = log.deliveries.some(({ state }) => state === 'waiting');
  return isWaiting && log.deliveries.length <= pageSize ? log.webhook.webhook_id : undefined;
});
sample({ clock: onItsWay, target: pauseFx });
sample({
  clock: pauseFx.done,
  source: looked,
  filter: (webhookId, { params }) => webhookId === params,
  fn: (webhookId) => ({ webhookId }),
  target: listFx,
});

sample({ clock: testSent, target: testFx });
// The log shows the result of a test.
sample({ clock: testFx.done, fn: ({ params }) => params, target: logOpened });
sample({
  clock: [testFx.failData, resendFx.failData],
  fn: (failure) => ({
    key: refusedOf(failure)?.key ?? 'till.error.save',
    ...{ type: 'error' as const, duration: durations.order },
  }),
  target: noticeShown,
});

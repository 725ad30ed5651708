import { attach, createEvent, createStore, merge, sample } from 'effector';
import {
  durations,
  endpointFx,
  happened,
  latestOf,
  networkReturned,
  noticeShown,
  type Refusal,
} from '#core';
import { endpoints, type Id, type Webhook, type WebhookEvent, webhookEvents } from '#schemas';
import { $account, ofThisPage, tillClosed, tillOpened } from './account-model.ts';
import { tillRefusal } from './refusal.ts';

/** The typed values of a target. */
export type AskedWebhook = {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly personal: boolean;
};
type Changed = { readonly id: Id; readonly asked: AskedWebhook & { readonly paused: boolean } };

/** Opens the dialog for a target, or for a new one (null). */
export const webhookDialogOpened = createEvent<Webhook | null>();
export const webhookDialogClosed = createEvent();
/** Submits the dialog. */
export const webhookAsked = createEvent<AskedWebhook>();
export const webhookPaused = createEvent<{ readonly webhook: Webhook; readonly paused: boolean }>();
export const webhookRotated = createEvent<Id>();
export const webhookRemoved = createEvent<Id>();
export const webhooksRetried = createEvent();

const listFx = attach({
  effect: endpointFx(endpoints.listWebhooks),
  source: $account,
  mapParams: (_: unknown, vendorId) => ({ params: { vendorId }, fresh: true }),
});
const listed = latestOf(listFx, tillClosed, happened('session.ended'));
/** Creates a target; only its answer holds the secret. */
export const addWebhookFx = attach({
  effect: endpointFx(endpoints.createWebhook),
  source: $account,
  mapParams: (asked: AskedWebhook, vendorId) => ({
    params: { vendorId },
    body: { ...asked, url: asked.url.trim(), events: [...asked.events] },
  }),
});
const changeWebhookFx = attach({
  effect: endpointFx(endpoints.updateWebhook),
  source: $account,
  mapParams: ({ id, asked }: Changed, vendorId) => ({
    params: { vendorId, webhookId: id },
    body: { ...asked, url: asked.url.trim(), events: [...asked.events] },
  }),
});
const ofWebhook = (webhookId: Id, vendorId: Id) => ({ params: { vendorId, webhookId } });
/** Gives a target another secret. */
export const rotateWebhookFx = attach({
  effect: endpointFx(endpoints.rotateWebhookSecret),
  source: $account,
  mapParams: ofWebhook,
});
const removeWebhookFx = attach({
  effect: endpointFx(endpoints.deleteWebhook),
  source: $account,
  mapParams: ofWebhook,
});

const added = ofThisPage(addWebhookFx);
const changed = ofThisPage(changeWebhookFx);
const rotated = ofThisPage(rotateWebhookFx);
const removed = ofThisPage(removeWebhookFx);
const otherwise = merge([
  changed.done.map(({ result }) => result),
  rotated.done.map(({ result }) => result.webhook),
]);

type Webhooks = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly webhooks: readonly Webhook[];
};
const nothing: Webhooks = { state: 'loading', webhooks: [] };

/** The targets of the account, newest first. */
export const $webhooks = createStore<Webhooks>(nothing)
  .on(listFx, (known) => ({ ...known, state: 'loading' }))
  .on(listed.done, (_, { result: { webhooks } }) => ({ state: 'ready', webhooks }))
  .on(listed.fail, (known) => ({ ...known, state: 'failed' }))
  .on(added.done, (known, { result: { webhook } }) => ({
    ...known,
    webhooks: [webhook, ...known.webhooks],
  }))
  .on(otherwise, (known, webhook) => ({
    ...known,
    webhooks: known.webhooks.map((each) =>
      each.webhook_id === webhook.webhook_id ? webhook : each,
    ),
  }))
  .on(removed.done, (known, { params: id }) => ({
    ...known,
    webhooks: known.webhooks.filter(({ webhook_id }) => webhook_id !== id),
  }))
  .reset(tillOpened, tillClosed, happened('session.ended'));

type Dialog = { readonly webhook: Webhook | null };
/** The open dialog with its target, null in it for a new one; null while closed. */
export const $webhookDialog = createStore<Dialog | null>(null)
  .on(webhookDialogOpened, (_, webhook) => ({ webhook }))
  .reset(webhookDialogClosed, added.done, changed.done, tillClosed);

/** Why the last target was not kept. */
export const $webhookRefusal = createStore<Refusal | null>(null)
  .on([added.fail, changed.fail], (_, { error }) => tillRefusal(error))
  .reset(webhookAsked, webhookDialogOpened, tillClosed);

/** Whether a target is being saved. */
export const $keepingWebhook = createStore(false)
  .on([addWebhookFx, changeWebhookFx], () => true)
  .reset(addWebhookFx.finally, changeWebhookFx.finally);

sample({ clock: tillOpened, target: listFx });
sample({
  clock: [webhooksRetried, networkReturned],
  source: { account: $account, webhooks: $webhooks },
  filter: ({ account, webhooks }) => account !== '' && webhooks.state === 'failed',
  target: listFx,
});

const isWholeAddress = (text: string) => /^[a-z][a-z\d+.-]*:\/\/[^\s/?#]+\S*$/i.test(text);

/** What is missing, checked before the server is asked. */
const missing = ({ url, events }: AskedWebhook): Refusal | null => {
  if (!isWholeAddress(url.trim())) return { what: 'till.error.address', where: 'url' };
  return events.length === 0 ? { what: 'till.error.events', where: 'events' } : null;
};
sample({ clock: webhookAsked.map(missing), target: $webhookRefusal });
const sound = sample({ clock: webhookAsked, filter: (asked) => missing(asked) === null });
sample({
  clock: sound,
  source: $webhookDialog,
  filter: (dialog) => dialog?.webhook === null,
  fn: (_, asked) => asked,
  target: addWebhookFx,
});
const changes = sample({
  clock: sound,
  source: $webhookDialog,
  fn: (dialog, asked) => ({ webhook: dialog?.webhook ?? null, asked }),
});
sample({
  clock: changes.filterMap(({ webhook, asked }) =>
    webhook === null
      ? undefined
      : { id: webhook.webhook_id, asked: { ...asked, paused: webhook.paused !== undefined } },
  ),
  target: changeWebhookFx,
});
sample({
  clock: webhookPaused,
  fn: ({ webhook: { webhook_id, url, events, personal }, paused }) => ({
    ...{ id: webhook_id },
    asked: { url, events: events.filter(isEvent), personal, paused },
  }),
  target: changeWebhookFx,
});
sample({ clock: webhookRotated, target: rotateWebhookFx });
sample({ clock: webhookRemoved, target: removeWebhookFx });

sample({
  clock: removed.done,
  fn: () => ({ key: 'till.webhook.removed', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
const pauseFailed = sample({
  clock: changed.fail,
  source: $webhookDialog,
  filter: (dialog) => dialog === null,
  fn: (_, failure) => failure,
});
sample({
  clock: [rotated.fail, removed.fail, pauseFailed],
  fn: ({ error }) => ({
    ...{ key: tillRefusal(error).what, type: 'error' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});

function isEvent(event: string): event is WebhookEvent {
  return webhookEvents.some((each) => each === event);
}

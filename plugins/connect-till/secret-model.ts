import { attach, createEvent, createStore, sample } from 'effector';
import { durations, happened, noticeShown } from '#core';
import { copyTextFx } from '#core/ports';
import { tillClosed } from './account-model.ts';
import { makeKeyFx, rotateKeyFx } from './keys-model.ts';
import { addWebhookFx, rotateWebhookFx } from './webhooks-model.ts';

export const secretSeen = createEvent();
export const secretCopied = createEvent<string>();

type Told = { readonly of: 'key' | 'webhook'; readonly secret: string };

/** A new secret, until the person confirms that they have it; it is kept nowhere else. */
export const $secret = createStore<Told | null>(null)
  .on([makeKeyFx.doneData, rotateKeyFx.doneData], (_, { secret }) => ({ of: 'key', secret }))
  .on([addWebhookFx.doneData, rotateWebhookFx.doneData], (_, { secret }) => ({
    ...{ of: 'webhook' as const, secret },
  }))
  .reset(secretSeen, tillClosed, happened('session.ended'));

const copyFx = attach({ effect: copyTextFx });
sample({ clock: secretCopied, target: copyFx });
sample({
  clock: copyFx.done,
  fn: () => ({ key: 'till.secret.copied', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});

import { attach, createEvent, createStore, sample } from 'effector';
import { durations, happened, noticeShown } from '#core';
import { copyTextFx } from '#core/ports';
import { ofThisPerson, tillClosed } from './account-model.ts';
import { makeKeyFx, rotateKeyFx } from './keys-model.ts';
import { addWebhookFx, rotateWebhookFx } from './webhooks-model.ts';

export const secretSeen = createEvent();
export const secretCopied = createEvent<string>();

type Told = { readonly of: 'key' | 'webhook'; readonly secret: string };

/** A new secret, until the person confirms that they have it; it is kept nowhere else. */
export const $secret = createStore<Told | null>(null)
  .on([ofThisPerson(makeKeyFx).done, ofThisPerson(rotateKeyFx).done], (_, { result }) => ({
    ...{ of: 'key' as const, secret: result.secret },
  }))
  .on([ofThisPerson(addWebhookFx).done, ofThisPerson(rotateWebhookFx).done], (_, { result }) => ({
    ...{ of: 'webhook' as const, secret: result.secret },
  }))
  .reset(secretSeen, tillClosed, happened('session.ended'));

const copyFx = attach({ effect: copyTextFx });
sample({ clock: secretCopied, target: copyFx });
sample({
  clock: copyFx.done,
  fn: () => ({ key: 'till.secret.copied', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});

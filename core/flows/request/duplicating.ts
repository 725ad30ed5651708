import { attach, combine, createEvent, createStore, sample } from 'effector';
import { plainAmounts } from '#core/rules';
import type { RequestDraft, User } from '#schemas';
import { $now } from '../../kernel/clock.ts';
import { $config } from '../../kernel/config.ts';
import { happened } from '../../kernel/log.ts';
import { type DraftOwner, loadDraftFx, saveDraftFx } from '../../kernel/ports.ts';
import { $user } from '../../session/model.ts';
import { draftReplaced } from './draft-replaced.ts';
import { copyDraft, type Repeatable } from './editing.ts';

/** An order to be requested again, and the key of the new request. */
type Duplication = { readonly order: Repeatable; readonly key: string };

/** The person wants a new request like this order. */
export const duplicateAsked = createEvent<Duplication>();
/** The person gives up the unsent request that it would replace. */
export const duplicateConfirmed = createEvent();
/** The order is not requested a second time. */
export const duplicateDeclined = createEvent();
/** The new request has been shown. */
export const duplicateShown = createEvent();

type Duplicating = Duplication & { readonly step: 'looking' | 'asking' | 'saving' | 'ready' };

const $amounts = $config.map((config) => config?.market ?? plainAmounts);
const $world = combine({ user: $user, now: $now, amounts: $amounts });
const lookFx = attach({
  effect: loadDraftFx,
  source: $world,
  mapParams: ({ order }: Duplication, { user }) => ownerOf(order, user),
});
const keepFx = attach({
  effect: saveDraftFx,
  source: $world,
  mapParams: ({ order, key }: Duplication, { user, ...given }) => ({
    ...ownerOf(order, user),
    draft: copyDraft(order, key, given),
  }),
});

/** A draft that cannot be read is none. */
const looked = sample({
  clock: lookFx.finally,
  fn: ({ params: { key }, ...answer }) => ({
    key,
    isTyped: answer.status === 'done' && isTyped(answer.result),
  }),
});

/** Which order is about to be requested again, and what is waited for; null when none is. */
export const $duplicating = createStore<Duplicating | null>(null)
  .on(duplicateAsked, (_, duplication) => ({ ...duplication, step: 'looking' }))
  .on(looked, (now, { key, isTyped: typed }) =>
    now?.key === key ? { ...now, step: typed ? 'asking' : 'saving' } : now,
  )
  .on(duplicateConfirmed, (now) => now && { ...now, step: 'saving' })
  // A draft that cannot be stored is kept in memory, and a notice says so; so a failure is no end here.
  .on(keepFx.finally, (now, { params }) =>
    now?.key === params.key ? { ...now, step: 'ready' } : now,
  )
  .reset(duplicateDeclined, duplicateShown, happened('session.ended'));

sample({ clock: duplicateAsked, target: lookFx });
sample({
  clock: $duplicating.updates.filterMap((now) => (now?.step === 'saving' ? now : undefined)),
  target: keepFx,
});

sample({
  clock: $duplicating.updates.filterMap((now) => (now?.step === 'ready' ? now : undefined)),
  fn: ({ order }) => order.vendor_id,
  target: draftReplaced,
});

function ownerOf({ vendor_id }: Repeatable, user: User | null): DraftOwner {
  return { user_id: user?.id ?? '', vendor_id };
}

/** Whether anything would be lost with a draft: what a copy was filled in with is there again at a press. */
function isTyped(draft: RequestDraft | null): boolean {
  if (draft === null) return false;
  const { address_query, chosen = {}, destination } = draft;
  const { paymentMethod: _, ...fields } = draft.fields;
  const { destinationTextAddress: copied } = chosen;
  const texts = { ...fields, destinationTextAddress: address_query };
  return (
    (copied !== undefined && destination?.address !== copied) ||
    Object.entries(texts).some(([name, text]) => text.trim() !== '' && text !== chosen[name])
  );
}

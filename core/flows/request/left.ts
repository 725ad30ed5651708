import { attach, createStore, sample, scopeBind } from 'effector';
import type { Order } from '#schemas';
import { $now } from '../../kernel/clock.ts';
import { appended, fact, happened } from '../../kernel/log.ts';
import { loadDraftFx, saveDraftFx } from '../../kernel/ports.ts';
import { noticeShown } from '../../notices/model.ts';
import { durations } from '../../notices/notices.ts';
import { $user } from '../../session/model.ts';
import { createFx, updateFx } from './actor.ts';
import { draftReplaced } from './draft-replaced.ts';
import { requestClosed, requestOpened } from './model.ts';

/** The orders and edits that this session has sent, each by its call, and whether their page was left since. */
const $sent = createStore<ReadonlyMap<unknown, 'heard' | 'left'>>(new Map())
  .on([createFx, updateFx], (sent, call) => new Map(sent).set(call, 'heard'))
  .on(
    [requestOpened, requestClosed],
    (sent) => new Map([...sent.keys()].map((call) => [call, 'left'])),
  )
  .reset(happened('session.ended'));

type Left = { readonly order: Order; readonly key: string };

/** An order was placed and its page had been left meanwhile, so no flow hears of it. */
const placedUnheard = sample({
  clock: createFx.done,
  source: $sent,
  fn: (sent, { params, result: { order } }) =>
    sent.get(params) === 'left' ? { order, key: params.idempotencyKey ?? '' } : undefined,
}).filterMap((left) => left);
/** The same of an edit. */
const editedUnheard = sample({
  clock: updateFx.done,
  source: $sent,
  fn: (sent, { params, result }) => (sent.get(params) === 'left' ? result : undefined),
}).filterMap((order) => order);

sample({
  clock: [placedUnheard.map(({ order }) => order), editedUnheard],
  source: $now,
  fn: (now, order) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});
sample({
  clock: [placedUnheard.map(() => 'request.success'), editedUnheard.map(() => 'request.updated')],
  fn: (key) => ({ key, type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});

// A draft with the key of an order could only be refused as "placed before".
const dropDraftFx = attach({
  source: $user,
  effect: async (user, { order: { vendor_id }, key }: Left) => {
    const save = scopeBind(saveDraftFx);
    const owner = { user_id: user?.id ?? '', vendor_id };
    const kept = await scopeBind(loadDraftFx)(owner);
    if (kept?.idempotency_key !== key) return undefined;
    await save({ ...owner, draft: null });
    return vendor_id;
  },
});
sample({ clock: placedUnheard, target: dropDraftFx });
sample({ clock: dropDraftFx.doneData.filterMap((vendorId) => vendorId), target: draftReplaced });

// What an edit had typed is saved by now; of a later edit, which knows the order's next revision, it is kept.
const dropEditFx = attach({
  source: $user,
  effect: async (user, { vendor_id, order_id, revision = 0 }: Order) => {
    const owner = { user_id: user?.id ?? '', vendor_id, order_id };
    const kept = await scopeBind(loadDraftFx)(owner);
    if ((kept?.revision ?? 0) < revision) await scopeBind(saveDraftFx)({ ...owner, draft: null });
  },
});
sample({ clock: editedUnheard, target: dropEditFx });

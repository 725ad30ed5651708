import { attach, createStore, sample, scopeBind } from 'effector';
import type { Order } from '#schemas';
import { $now } from '../../kernel/clock.ts';
import { appended, fact, happened } from '../../kernel/log.ts';
import { loadDraftFx, saveDraftFx } from '../../kernel/ports.ts';
import { noticeShown } from '../../notices/model.ts';
import { durations } from '../../notices/notices.ts';
import { $user } from '../../session/model.ts';
import { createFx } from './actor.ts';
import { draftReplaced } from './draft-replaced.ts';
import { requestClosed, requestOpened } from './model.ts';

/** The orders that this session has sent, by key, and whether their page was left since. */
const $sent = createStore<ReadonlyMap<string, 'heard' | 'left'>>(new Map())
  .on(createFx, (sent, { idempotencyKey = '' }) => new Map(sent).set(idempotencyKey, 'heard'))
  .on(
    [requestOpened, requestClosed],
    (sent) => new Map([...sent.keys()].map((key) => [key, 'left'])),
  )
  .reset(happened('session.ended'));

type Left = { readonly order: Order; readonly key: string };

/** An order was placed and its page had been left meanwhile, so no flow hears of it. */
const placedUnheard = sample({
  clock: createFx.done,
  source: $sent,
  fn: (sent, { params: { idempotencyKey: key = '' }, result: { order } }) =>
    sent.get(key) === 'left' ? { order, key } : undefined,
}).filterMap((left) => left);

sample({
  clock: placedUnheard,
  source: $now,
  fn: (now, { order }) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});
sample({
  clock: placedUnheard,
  fn: () => ({ key: 'request.success', type: 'success' as const, duration: durations.order }),
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

import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints, type PublicReceipt } from '#schemas';
import { latestOf } from '../kernel/latest.ts';
import { endpointFx } from '../kernel/ports.ts';

/** The state of a receipt's public page. */
export type ReceiptView =
  | { readonly state: 'loading' | 'gone' | 'failed' }
  | { readonly state: 'shown'; readonly receipt: PublicReceipt };

/** The link of a receipt was opened. */
export const receiptOpened = createEvent<{ token: string }>();

const readFx = attach({
  effect: endpointFx(endpoints.readReceipt),
  mapParams: ({ token }: { token: string }) => ({ params: { token } }),
});
const read = latestOf(readFx);
const loading: ReceiptView = { state: 'loading' };

/** The receipt of the link that was opened. */
export const $receipt = createStore<ReceiptView>(loading)
  .on(receiptOpened, () => loading)
  .on(read.done, (_, { result: receipt }) => ({ state: 'shown', receipt }))
  .on(read.fail, (_, { error }) => ({
    state: error.tag === 'refused' && error.status < 429 ? 'gone' : 'failed',
  }));

sample({ clock: receiptOpened, target: readFx });

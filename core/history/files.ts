import { attach, createEvent, sample } from 'effector';
import { and, not, or } from 'patronum';
import { endpoints, type FileFormat } from '#schemas';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import { endpointFx, saveFileFx } from '../ports.ts';
import { filterOf, type HistoryQuery } from './query.ts';
import { $historyQuery } from './query-model.ts';

export const historyFiles = ['orders', 'transactions'] as const;
export type HistoryFile = (typeof historyFiles)[number];

type Asked = { file: HistoryFile; format: FileFormat };
type Wanted = { query: HistoryQuery; format: FileFormat };

/** A file of the orders looked at is wanted. */
export const fileAsked = createEvent<Asked>();

const inputOf = ({ query, format }: Wanted) => ({
  params: { vendorId: query.vendor_id },
  query: { ...filterOf(query), format },
});
const fileFx = {
  orders: attach({ effect: endpointFx(endpoints.exportOrders), mapParams: inputOf }),
  transactions: attach({ effect: endpointFx(endpoints.exportTransactions), mapParams: inputOf }),
} as const satisfies Record<HistoryFile, unknown>;

/** Whether a file is on its way; there is one at a time. */
export const $fileComing = or(fileFx.orders.pending, fileFx.transactions.pending);
const $mayAsk = and($historyQuery, not($fileComing));

const fileBegun = sample({
  clock: fileAsked,
  source: $historyQuery,
  filter: $mayAsk,
  fn: (query, asked) => ({ query, ...asked }),
}).filterMap(({ query, ...asked }) => (query === null ? undefined : { query, ...asked }));
for (const file of historyFiles) {
  sample({
    clock: fileBegun.filter({ fn: (begun) => begun.file === file }),
    target: fileFx[file],
  });
}

// Whoever signed out in the meantime leaves no file behind.
const arrived = sample({
  clock: [fileFx.orders.doneData, fileFx.transactions.doneData],
  filter: $historyQuery.map((query) => query !== null),
});
sample({ clock: arrived, target: saveFileFx });

sample({
  clock: fileBegun,
  fn: () => ({ key: 'history.export.begun', duration: durations.order }),
  target: noticeShown,
});
sample({
  clock: saveFileFx.done,
  fn: ({ params: { name } }) => ({
    ...{ key: 'history.export.saved', type: 'success' as const },
    ...{ values: { name }, duration: durations.order },
  }),
  target: noticeShown,
});
sample({
  clock: [fileFx.orders.failData, fileFx.transactions.failData],
  fn: (problem) => failureNotice('error.download.history', problem, durations.order),
  target: noticeShown,
});

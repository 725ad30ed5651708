import { attach, createEvent, sample } from 'effector';
import { and, not, or } from 'patronum';
import { endpoints, type FileFormat, type fileKinds } from '#schemas';
import { endpointFx, saveFileFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import { filterOf, type HistoryQuery } from './query.ts';
import { $historyQuery } from './query-model.ts';

export type HistoryFile = (typeof fileKinds)[number];

/** `language` is that of the file's texts. */
type Asked = { file: HistoryFile; format: FileFormat; language: string };
type Wanted = { query: HistoryQuery; format: FileFormat; language: string };

/** A file of the orders looked at is wanted. */
export const fileAsked = createEvent<Asked>();
/** The same, to the person's own e-mail address. */
export const fileMailAsked = createEvent<Asked>();

const inputOf = ({ query, format, language }: Wanted) => ({
  params: { vendorId: query.vendor_id },
  query: { ...filterOf(query), format, language },
});
const fileFx = {
  orders: attach({ effect: endpointFx(endpoints.exportOrders), mapParams: inputOf }),
  transactions: attach({ effect: endpointFx(endpoints.exportTransactions), mapParams: inputOf }),
} as const satisfies Record<HistoryFile, unknown>;
const mailFx = attach({
  effect: endpointFx(endpoints.mailReport),
  mapParams: ({ query, ...asked }: Asked & { query: HistoryQuery }) => ({
    params: { vendorId: query.vendor_id },
    body: { ...filterOf(query), ...asked },
  }),
});

/** Whether a file is on its way; there is one at a time. */
export const $fileComing = or(fileFx.orders.pending, fileFx.transactions.pending, mailFx.pending);
const $mayAsk = and($historyQuery, not($fileComing));

const fileBegun = sample({
  clock: fileAsked,
  source: $historyQuery,
  filter: $mayAsk,
  fn: (query, asked) => ({ query, ...asked }),
}).filterMap(({ query, ...asked }) => (query === null ? undefined : { query, ...asked }));
for (const file of ['orders', 'transactions'] as const) {
  sample({
    clock: fileBegun.filter({ fn: (begun) => begun.file === file }),
    target: fileFx[file],
  });
}

sample({
  clock: sample({
    clock: fileMailAsked,
    source: $historyQuery,
    filter: $mayAsk,
    fn: (query, asked) => ({ query, ...asked }),
  }).filterMap(({ query, ...asked }) => (query === null ? undefined : { query, ...asked })),
  target: mailFx,
});

// A file that arrives after a sign-out is dropped.
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
  clock: [fileFx.orders.failData, fileFx.transactions.failData, mailFx.failData],
  fn: (problem) => failureNotice('error.download.history', problem, durations.order),
  target: noticeShown,
});
sample({
  clock: mailFx.doneData,
  fn: ({ email }) => ({
    ...{ key: 'history.export.mailed', type: 'success' as const },
    ...{ values: { email }, duration: durations.order },
  }),
  target: noticeShown,
});

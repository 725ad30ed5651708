import { attach, createEvent, merge, sample } from 'effector';
import { endpoints, type Id } from '#schemas';
import { endpointFx, saveFileFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';

/** The template is wanted, with rows near this outlet. */
export const bulkTemplateAsked = createEvent<Id>();
/** The failed rows of a job are wanted as a file, its words in this language. */
export const failedRowsAsked = createEvent<{ vendorId: Id; jobId: Id; language: string }>();

const templateFx = attach({
  effect: endpointFx(endpoints.getBulkExample),
  mapParams: (vendorId: Id) => ({ query: { vendorId } }),
});
const failedRowsFx = attach({
  effect: endpointFx(endpoints.exportFailedBulkRows),
  mapParams: ({ language, ...params }: { vendorId: Id; jobId: Id; language: string }) => ({
    params,
    query: { language },
  }),
});

/** Whether the template is on its way. */
export const $templateComing = templateFx.pending;
/** Whether the file of failed rows is on its way. */
export const $failedRowsComing = failedRowsFx.pending;

sample({ clock: bulkTemplateAsked, target: templateFx });
sample({ clock: failedRowsAsked, target: failedRowsFx });
sample({ clock: merge([templateFx.doneData, failedRowsFx.doneData]), target: saveFileFx });
sample({
  clock: templateFx.failData,
  fn: (problem) => failureNotice('bulk-order-upload.template-file-error', problem, durations.bulk),
  target: noticeShown,
});
sample({
  clock: failedRowsFx.failData,
  fn: (problem) => failureNotice('bulk-order-upload.failed-rows-error', problem, durations.bulk),
  target: noticeShown,
});

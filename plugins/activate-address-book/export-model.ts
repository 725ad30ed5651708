import { attach, createEvent, sample } from 'effector';
import { durations, endpointFx, noticeShown } from '#core';
import { saveFileFx } from '#core/ports';
import { endpoints, type FileFormat, type Id, type ServedFile } from '#schemas';

/** Asks for a file of a whole book, with headers in a language. */
export const bookFileAsked = createEvent<{
  readonly vendorId: Id;
  readonly format: FileFormat;
  readonly language: string;
}>();

/** A file was made here, for the person to keep. */
export const fileMade = createEvent<ServedFile>();

const fileFx = attach({
  effect: endpointFx(endpoints.exportCustomers),
  mapParams: ({ vendorId, ...query }: { vendorId: Id; format: FileFormat; language: string }) => ({
    ...{ params: { vendorId }, query },
  }),
});
/** Whether a file is on its way; there is one at a time. */
export const $bookFileComing = fileFx.pending;

sample({
  clock: bookFileAsked,
  filter: $bookFileComing.map((coming) => !coming),
  target: fileFx,
});
const saved = attach({ effect: saveFileFx });
sample({ clock: [fileFx.doneData, fileMade], target: saved });
sample({
  clock: saved.done,
  fn: ({ params: { name } }) => ({
    ...{ key: 'history.export.saved', type: 'success' as const },
    ...{ values: { name }, duration: durations.order },
  }),
  target: noticeShown,
});
sample({
  clock: fileFx.fail,
  fn: () => ({
    ...{ key: 'addressbook.error.load', type: 'error' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});

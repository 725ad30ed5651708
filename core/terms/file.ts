import { attach, createEvent, sample } from 'effector';
import { endpoints } from '#schemas';
import { endpointFx, saveFileFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';

/** Asks for the terms as a file in this language. */
export const termsFileAsked = createEvent<string>();

const fileFx = attach({
  effect: endpointFx(endpoints.downloadTerms),
  mapParams: (language: string) => ({ query: { language } }),
});

/** Whether the file is on its way. */
export const $termsComing = fileFx.pending;

sample({ clock: termsFileAsked, target: fileFx });
sample({ clock: fileFx.doneData, target: saveFileFx });
sample({
  clock: fileFx.failData,
  fn: (problem) => failureNotice('error.download.terms', problem, durations.order),
  target: noticeShown,
});

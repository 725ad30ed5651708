import { createEvent, merge, sample } from 'effector';
import { durations, noticeShown } from '#core';

/** Shows a notice of success, by the key of its text. */
export const doneTold = createEvent<string>();
/** Shows a notice of a refusal without a field, by the key of its text. */
export const refusalTold = createEvent<string>();

sample({
  clock: merge([
    doneTold.map((key) => ({ key, type: 'success' as const })),
    refusalTold.map((key) => ({ key, type: 'error' as const })),
  ]),
  fn: (told) => ({ ...told, duration: durations.order }),
  target: noticeShown,
});

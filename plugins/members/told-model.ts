import { createEvent, merge, sample } from 'effector';
import { durations, noticeShown } from '#core';

/** Something was done that the page alone does not tell; the key of its text. */
export const doneTold = createEvent<string>();
/** Something was refused that has no field; the key of why. */
export const refusalTold = createEvent<string>();

sample({
  clock: merge([
    doneTold.map((key) => ({ key, type: 'success' as const })),
    refusalTold.map((key) => ({ key, type: 'error' as const })),
  ]),
  fn: (told) => ({ ...told, duration: durations.order }),
  target: noticeShown,
});

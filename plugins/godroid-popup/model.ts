import { createEvent, sample } from 'effector';
import { durations, noticeShown } from '#core';
import { openWindowFx } from '#core/ports';

/** Opens the page at this path in a new window. */
export const windowAsked = createEvent<string>();

sample({ clock: windowAsked, target: openWindowFx });
sample({
  clock: openWindowFx.doneData,
  filter: (opened) => !opened,
  fn: () => ({
    key: 'embedded.window.refused',
    type: 'warning' as const,
    duration: durations.order,
  }),
  target: noticeShown,
});

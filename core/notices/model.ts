import { attach, createEvent, createStore, sample } from 'effector';
import { happened } from '../log.ts';
import { waitFx } from '../ports.ts';
import { signInFailed } from '../session/model.ts';
import { durations, type Notice, signInErrorKey, stacked } from './notices.ts';

/** Something is to be said; what is left out is a neutral notice of the shell. */
export const noticeShown = createEvent<
  Pick<Notice, 'key'> & Partial<Pick<Notice, 'type' | 'values' | 'duration'>>
>();
export const noticeDismissed = createEvent<string>();

const $count = createStore(0).on(noticeShown, (count) => count + 1);
const noticed = sample({
  clock: noticeShown,
  source: $count,
  fn: (count, { key, type = 'info', values = {}, duration = durations.shell }): Notice => ({
    id: `notice-${count}`,
    key,
    type,
    values,
    duration,
  }),
});

/** What is being said now, oldest first. */
export const $notices = createStore<readonly Notice[]>([])
  .on(noticed, stacked)
  .on(noticeDismissed, (notices, id) => notices.filter((notice) => notice.id !== id));

const stayFx = attach({
  effect: waitFx,
  mapParams: ({ duration }: Notice) => ({ seconds: duration / 1000 }),
});
sample({ clock: noticed, target: stayFx });
sample({ clock: stayFx.done, fn: ({ params }) => params.id, target: noticeDismissed });

// What the way in has to say; the rest of the engine says its own.
sample({
  clock: signInFailed,
  fn: (problem) => ({ type: 'error' as const, key: signInErrorKey(problem) }),
  target: noticeShown,
});
sample({
  clock: happened('session.ended'),
  fn: ({ payload: { reason } }) => ({
    key: reason === 'signed-out' ? 'session.ended' : 'session.expired',
  }),
  target: noticeShown,
});

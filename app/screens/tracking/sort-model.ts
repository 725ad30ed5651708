import { createEvent, createStore, sample } from 'effector';
import { $user, happened } from '#core';
import { loadLongestFirstFx, saveLongestFirstFx } from '#core/ports';
import { listOpened } from './attention-model.ts';

/** The person wants to see first who waits the longest, or what is newest. */
export const longestFirstChosen = createEvent<boolean>();

/** Each person's own wish, kept on this device. */
export const $longestFirst = createStore(false)
  .on(loadLongestFirstFx.doneData, (_, wanted) => wanted)
  .on(longestFirstChosen, (_, wanted) => wanted)
  .reset(happened('session.ended'));

const $userId = $user.map((user) => user?.id ?? '');

sample({
  clock: listOpened,
  source: $userId,
  fn: (user_id) => ({ user_id }),
  target: loadLongestFirstFx,
});
sample({
  clock: longestFirstChosen,
  source: $userId,
  fn: (user_id, wanted) => ({ user_id, wanted }),
  target: saveLongestFirstFx,
});

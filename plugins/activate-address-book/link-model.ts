import { attach, createEvent, createStore, sample } from 'effector';
import { happened } from '#core';
import { type Book, keepFx, listFx } from './keeper.ts';

/** A guest's request is shown, whose book may hold nobody. */
export const guestSeen = createEvent<Book>();

const countFx = attach({
  effect: listFx,
  mapParams: (book: Book) => ({ ...book, query: '', after: null }),
});
sample({ clock: guestSeen, target: countFx });

/** Whether a guest has kept a customer. */
export const $guestHasCustomers = createStore(false)
  .on(countFx.doneData, (_, { total }) => total > 0)
  .on(keepFx.done, () => true)
  .reset(happened('session.ended'));

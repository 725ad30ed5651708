import { attach, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { happened, latestOf } from '#core';
import type { AddressBookEntry } from '#schemas';
import { type Book, searchFx } from './keeper.ts';

/** Milliseconds to wait after the last key stroke, characters that a search must have, and that the call accepts. */
const pause = 300;
const fewest = 2;
const most = 300;

export const commandTyped = createEvent<Book & { readonly query: string }>();
export const commandsClosed = createEvent();

const findFx = attach({ effect: searchFx });
const over = happened('session.ended');
const found = latestOf(findFx, commandsClosed, over);

/** Whether an answer would still be of what is typed. */
const $open = createStore(false)
  .on(commandTyped, () => true)
  .reset(commandsClosed, over);

/** The customers found for the last text that was searched for; one that cannot be searched finds nobody. */
export const $foundByCommand = createStore<readonly AddressBookEntry[]>([])
  .on(found.done, (_, { result }) => result)
  .reset(found.fail, commandsClosed, over);

sample({
  clock: debounce({ source: commandTyped, timeout: pause }),
  source: $open,
  filter: (open, { query }) => open && [...query.trim()].length >= fewest,
  fn: (_, { query, ...book }) => ({ ...book, query: query.trim().slice(0, most) }),
  target: findFx,
});

import { createEvent, createStore, sample } from 'effector';
import { happened } from '../kernel/log.ts';
import { loadSearchesFx, saveSearchesFx } from '../kernel/ports.ts';
import { RECENT_SEARCHES, rememberSearch } from './searches.ts';

/** A search box is shown, so recent searches are loaded. The app's start cannot do it: this module may be loaded later. */
export const searchOpened = createEvent();
/** The search box of the tracking screen changed. */
export const searchTyped = createEvent<string>();
/** The person submitted the search or acted on it, so it is remembered. */
export const searchCommitted = createEvent<string>();

const sessionEnded = happened('session.ended');

/** What is searched for, as it was typed. */
export const $search = createStore('')
  .on([searchTyped, searchCommitted], (_, typed) => typed)
  .reset(sessionEnded, happened('vendor.selected'));

/** Newest first. */
export const $recentSearches = createStore<readonly string[]>([])
  .on(loadSearchesFx.doneData, (_, searches) => searches.slice(0, RECENT_SEARCHES))
  .on(searchCommitted, rememberSearch)
  .reset(sessionEnded);

sample({ clock: searchOpened, target: loadSearchesFx });
sample({ clock: $recentSearches, target: saveSearchesFx });

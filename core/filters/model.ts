import { combine, createEvent, createStore, sample } from 'effector';
import { type KeptFilters, orderGroups } from '#schemas';
import { $timezone } from '../config.ts';
import { happened } from '../log.ts';
import { $dayStart } from '../orders/model.ts';
import { loadFiltersFx, loadSearchesFx, saveFiltersFx, saveSearchesFx } from '../ports.ts';
import { $user } from '../session/model.ts';
import { type DateRange, presetRange, type RangeCategory } from './ranges.ts';
import { RECENT_SEARCHES, remembered } from './searches.ts';

export const statusFilters = ['any', ...orderGroups] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** A search box is there, so what was searched for before is wanted; this module may be younger than the app. */
export const searchOpened = createEvent();
/** The search box of the tracking screen changed. */
export const searchTyped = createEvent<string>();
/** A search was meant, so it is worth remembering. */
export const searchCommitted = createEvent<string>();
/** The filters of the history are on screen. */
export const filtersOpened = createEvent();
export const rangeChosen = createEvent<Exclude<RangeCategory, 'custom'>>();
export const customRangeChosen = createEvent<{ from: number; to: number }>();
export const statusFilterChosen = createEvent<StatusFilter>();

const sessionEnded = happened('session.ended');

export const $search = createStore('')
  .on([searchTyped, searchCommitted], (_, typed) => typed)
  .reset(sessionEnded, happened('vendor.selected'));

/** Newest first. */
export const $recentSearches = createStore<readonly string[]>([])
  .on(loadSearchesFx.doneData, (_, searches) => searches.slice(0, RECENT_SEARCHES))
  .on(searchCommitted, remembered)
  .reset(sessionEnded);

export const $statusFilter = createStore<StatusFilter>('any')
  .on(loadFiltersFx.doneData, (filter, kept) => kept?.status ?? filter)
  .on(statusFilterChosen, (_, filter) => filter)
  .reset(sessionEnded);

const $chosenRange = createStore<KeptFilters['range']>({ category: 'yesterday' })
  .on(loadFiltersFx.doneData, (range, kept) => kept?.range ?? range)
  .on(rangeChosen, (_, category) => ({ category }))
  .on(customRangeChosen, (_, range) => ({ category: 'custom', ...range }))
  .reset(sessionEnded);

/** The period of the history; a preset follows the day. */
export const $range = combine(
  $chosenRange,
  $dayStart,
  $timezone,
  (chosen, dayStart, timezone): DateRange =>
    'from' in chosen ? chosen : presetRange(chosen.category, dayStart, timezone),
);

// A reload changes nothing of what is looked at; the tab that is opened tomorrow begins as usual.
sample({
  clock: filtersOpened,
  source: $user.map((user) => user?.id ?? ''),
  fn: (user_id) => ({ user_id }),
  target: loadFiltersFx,
});
sample({
  clock: [rangeChosen, customRangeChosen, statusFilterChosen],
  source: { user: $user, range: $chosenRange, status: $statusFilter },
  filter: ({ user }) => user !== null,
  fn: ({ user, ...kept }) => ({ user_id: user?.id ?? '', ...kept }),
  target: saveFiltersFx,
});
sample({ clock: searchOpened, target: loadSearchesFx });
sample({ clock: $recentSearches, target: saveSearchesFx });

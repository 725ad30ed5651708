import { combine, createEvent, createStore, sample } from 'effector';
import { type KeptFilters, orderGroups } from '#schemas';
import { $timezone } from '../kernel/config.ts';
import { happened } from '../kernel/log.ts';
import { loadFiltersFx, saveFiltersFx } from '../kernel/ports.ts';
import { $dayStart } from '../orders/model.ts';
import { $user } from '../session/model.ts';
import { type DateRange, presetRange, type RangeCategory } from './ranges.ts';

/** What a list of past orders can be narrowed to, beside everything. */
export const statusFilters = ['any', ...orderGroups] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The filters of the history are on screen. */
export const filtersOpened = createEvent();
/** A period with a name was chosen. */
export const rangeChosen = createEvent<Exclude<RangeCategory, 'custom'>>();
/** A period was chosen by its first and last moment, in Unix seconds. */
export const customRangeChosen = createEvent<{ from: number; to: number }>();
/** A group of statuses was chosen. */
export const statusFilterChosen = createEvent<StatusFilter>();

const sessionEnded = happened('session.ended');

/** Which group of statuses is shown. */
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

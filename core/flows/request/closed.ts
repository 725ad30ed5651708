import { combine } from 'effector';
import { isOpenAt } from '#core/rules';
import type { UnixTime } from '#schemas';
import { $minute } from '../../kernel/clock.ts';
import { $timezone } from '../../kernel/config.ts';
import { $vendor } from '../../vendors/model.ts';
import { $hours } from './service-hours.ts';

/** Why no rider can be called to the outlet now: it does not trade, or not yet, or it is outside the service hours. */
export type Closed =
  | { readonly why: 'store'; readonly availableAt: UnixTime | undefined }
  | { readonly why: 'hours'; readonly hours: string };

/** Null while riders can be called; it changes with the minute at which the doors open or close. */
export const $closed = combine(
  { vendor: $vendor, hours: $hours, minute: $minute, timezone: $timezone },
  ({ vendor, hours, minute, timezone }): Closed | null => {
    if (vendor?.is_active === false) return { why: 'store', availableAt: vendor.available_at };
    return isOpenAt(hours, minute, timezone) ? null : { why: 'hours', hours };
  },
);

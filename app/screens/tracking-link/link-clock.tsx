import { dateOf } from '#core';
import type { Arrival } from '#core/rules';
import { inMinutes, type Translate, useConfig, useFormat, useText } from '#i18n';
import type { PublicTracking, UnixTime } from '#schemas';
import { Figure } from '#ui';
import * as css from './link-page.css.ts';

/** When the rider comes, large; a later time stands beside the one that was told before. */
export function LinkClock({ tracking, arrival }: { tracking: PublicTracking; arrival: Arrival }) {
  const t = useText();
  const format = useFormat();
  const { at, was } = arrival;
  const isLate = tracking.delayed === true || was !== null;
  return (
    <div>
      <p className={css.lead}>{t(isLate ? 'public.clock.late' : 'public.clock.arrives')}</p>
      <p className={css.clock}>
        <Figure of="page" text={format.time(at)} />
        {was !== null && (
          <span className={css.late}>{t('order.clock.was', { time: format.time(was) })}</span>
        )}
        <span className={css.muted}>{untilText(t, tracking, arrival.minutes)}</span>
      </p>
    </div>
  );
}

/** When a rider is to collect an order for later; when it will be at the door, nobody knows yet. */
export function PlannedClock({ at }: { at: UnixTime }) {
  const t = useText();
  const format = useFormat();
  const { timezone } = useConfig().market;
  return (
    <div>
      <p className={css.lead}>{t('public.clock.planned')}</p>
      <p className={css.clock}>
        <Figure of="page" text={format.time(at)} />
        <span className={css.muted}>{format.weekday(dateOf(at, timezone))}</span>
      </p>
    </div>
  );
}

/** Holds the place of the time until there is one, so that nothing below it moves then. */
export function AwaitedClock() {
  const t = useText();
  return (
    <div>
      <p className={css.lead}>{t('public.clock.arrives')}</p>
      <p className={css.clock}>
        <Figure of="page" text="–" />
        <span className={css.muted}>{t('public.clock.unknown')}</span>
      </p>
    </div>
  );
}

/**
 * "Near" means less than five minutes away (specification 2, section 4), until the expected moment
 * has passed.
 */
function untilText(t: Translate, { stage }: PublicTracking, minutes: number): string {
  if (minutes < 0) return t('order.eta.short.late', { count: -minutes });
  if (stage === 'near-customer') return t('public.eta.near');
  if (minutes === 0) return t('order.eta.short.soon');
  return t('public.clock.in', { minutes: inMinutes(t, minutes) });
}

import { dateOf, labelKey, labelOfStatus } from '#core';
import type { OrderClock as Clock } from '#core/rules';
import { isClockLate } from '#core/rules';
import { type Format, inMinutes, type Translate, useConfig, useFormat, useText } from '#i18n';
import type { UnixTime } from '#schemas';
import { Figure } from '#ui';
import { EtaWords, untilWords } from './eta-text.tsx';
import * as css from './pane.css.ts';

/** The one time that people look for, large, and beneath it what it means. */
export function OrderClock({ clock, now }: { clock: Clock; now: UnixTime }) {
  const t = useText();
  const format = useFormat();
  const { timezone } = useConfig().market;
  const day = clock.kind === 'waiting' ? null : dateOf(momentOf(clock), timezone);
  const isOtherDay = day !== null && day !== dateOf(now, timezone);
  const words = [
    // A time alone is of today.
    ...(isOtherDay ? [{ id: 'day', text: format.day(day) }] : []),
    ...wordsOf(clock, { now, t, format }),
  ];
  return (
    <p className={css.clock} data-late={isClockLate(clock)}>
      <Figure of="pane" text={figureOf(clock, t, format)} />
      <span className={css.clockWords}>
        {words.map(({ id, text, loud }) => (
          <span key={id} className={loud ? css.loud : undefined}>
            {text}
          </span>
        ))}
      </span>
    </p>
  );
}

function figureOf(clock: Clock, t: Translate, format: Format): string {
  if (clock.kind === 'waiting') return inMinutes(t, clock.minutes);
  return format.time(momentOf(clock));
}

function momentOf(clock: Exclude<Clock, { kind: 'waiting' }>): UnixTime {
  return clock.kind === 'expected' ? clock.eta.at : clock.at;
}

type Word = { id: string; text: React.ReactNode; loud?: boolean };

type Written = { now: UnixTime; t: Translate; format: Format };

function wordsOf(clock: Clock, { now, t, format }: Written): readonly Word[] {
  if (clock.kind === 'waiting') return [{ id: 'what', text: t('order.clock.no-rider') }];
  if (clock.kind === 'scheduled') return [{ id: 'what', text: t('order.preordered-for') }];
  if (clock.kind === 'delivered' && clock.took !== null)
    return [
      {
        id: 'took',
        text: t('order.clock.took', { minutes: inMinutes(t, clock.took) }),
      },
    ];
  if (clock.kind === 'delivered') return [{ id: 'what', text: t('status.delivered') }];
  if (clock.kind === 'ended')
    return [{ id: 'what', text: t(labelKey(labelOfStatus(clock.status))) }];
  const { eta, late, was } = clock;
  if (was === null) return [{ id: 'until', text: <EtaWords eta={eta} t={t} />, loud: late > 0 }];
  const until = untilWords(eta, now, t);
  return [
    { id: 'late', text: t('order.eta.short.late', { count: late }), loud: true },
    { id: 'was', text: t('order.clock.was', { time: format.time(was) }) },
    ...(until === '' ? [] : [{ id: 'until', text: until }]),
  ];
}

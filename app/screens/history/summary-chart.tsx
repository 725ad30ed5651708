import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { SummaryDay } from '#core';
import { useFormat, useText } from '#i18n';
import { axisOf, saysItsDay } from './axis.ts';
import * as css from './chart.css.ts';
import { dayWords, type Line, sumOf } from './day-words.ts';

type ChartProps = {
  days: readonly SummaryDay[];
  /** The days of the period before, the first beside the first; null where it is not known. */
  before: readonly SummaryDay[] | null;
  /** Whether those are on their way. */
  awaited: boolean;
};

/** One bar a day: deliveries, and cancellations on top of them; the period before is a line. The table below it says the same in words. */
export function SummaryChart({ days, before: all, awaited }: ChartProps) {
  const t = useText();
  const format = useFormat();
  const [shown, show] = useState<number | null>(null);
  // The month before may have more days than there are bars.
  const before = all?.slice(0, days.length) ?? null;
  const scale = axisOf(Math.max(...[...days, ...(before ?? [])].map(sumOf)));
  const most = scale.at(-1) ?? 1;
  return (
    <figure className={css.chart} aria-label={t('history.summary.chart')}>
      <div className={css.scale} aria-hidden="true">
        {scale.toReversed().map((value) => (
          <span key={value} className={css.mark}>
            {format.number(value)}
          </span>
        ))}
      </div>
      <Plot {...{ days, before, most, shown, show }} steps={scale.length - 1} />
      <div className={css.axis} aria-hidden="true">
        {days.map(({ day }, nth) => (
          <span key={day} className={css.tick}>
            {saysItsDay(nth, days.length) && (
              <span data-minor={nth !== 0 && nth !== days.length - 1}>{format.dayAlone(day)}</span>
            )}
          </span>
        ))}
      </div>
      <Legend
        hasBefore={awaited || before !== null}
        hasCancellations={days.some(({ cancellations }) => cancellations > 0)}
      />
    </figure>
  );
}

type LegendProps = { hasBefore: boolean; hasCancellations: boolean };

/** What bars and line are. Who hears the chart is told with each day. */
function Legend({ hasBefore, hasCancellations }: LegendProps) {
  const t = useText();
  return (
    <div className={css.legend} aria-hidden="true">
      <span className={css.key.deliveries}>{t('history.summary.deliveries')}</span>
      {hasCancellations && (
        <span className={css.key.cancellations}>{t('history.summary.cancellations')}</span>
      )}
      {hasBefore && <span className={css.key.before}>{t('history.chart.before')}</span>}
    </div>
  );
}

type PlotProps = Omit<ChartProps, 'awaited'> & {
  most: number;
  /** Of the axis. */
  steps: number;
  shown: number | null;
  show: (nth: number | null) => void;
};

/** Moves like a slider: arrows, Home and End lead from day to day, and each is said. */
function Plot({ days, before, most, steps, shown, show }: PlotProps) {
  const t = useText();
  const words = useWords(days, before);
  const last = days.length - 1;
  const at = shown ?? last;
  const point = ({ target }: SyntheticEvent) => {
    const column = target instanceof Element ? target.closest('[data-nth]') : null;
    if (column !== null) show(Number(column.getAttribute('data-nth')));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={css.plot}
      style={{ backgroundSize: `100% ${100 / steps}%` }}
      aria-label={t('history.summary.day')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={words(at)
        .map(({ text }) => text)
        .join(', ')}
      onFocus={() => show(at)}
      onBlur={() => show(null)}
      onKeyDown={(event) => {
        const next = nextDay(event, at, last);
        if (next === null) return;
        event.preventDefault();
        show(next);
      }}
      onPointerOver={point}
      onPointerLeave={() => show(null)}
    >
      {days.map(({ day, deliveries, cancellations }, nth) => (
        <div key={day} className={css.column} data-nth={nth} data-shown={nth === shown}>
          <span
            className={css.stack}
            style={{ blockSize: `${((deliveries + cancellations) / most) * 100}%` }}
          >
            <span className={css.bar.cancellations} style={{ flexGrow: cancellations }} />
            <span className={css.bar.deliveries} style={{ flexGrow: deliveries }} />
          </span>
        </div>
      ))}
      {before !== null && <Before days={before} count={days.length} most={most} />}
      {shown !== null && <Tip lines={words(shown)} nth={shown} count={days.length} />}
    </div>
  );
}

/** Days run in reading direction, and so do the arrows. */
function nextDay(event: KeyboardEvent, at: number, last: number): number | null {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [on, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return last;
  if (event.key === on || event.key === 'ArrowUp') return Math.min(last, at + 1);
  if (event.key === back || event.key === 'ArrowDown') return Math.max(0, at - 1);
  return null;
}

/** What is said of each day. */
function useWords(days: ChartProps['days'], before: ChartProps['before']) {
  const t = useText();
  const format = useFormat();
  return (nth: number): readonly Line[] => {
    const day = days[nth];
    return day === undefined ? [] : dayWords(day, before?.[nth], t, format);
  };
}

type BeforeProps = { days: ChartProps['days']; count: number; most: number };

function Before({ days, count, most }: BeforeProps) {
  const points = days.map((day, nth) => `${nth + 0.5},${most - sumOf(day)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${count} ${most}`}
      preserveAspectRatio="none"
      className={css.before}
      aria-hidden="true"
    >
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Beside its bar, towards the middle, so that it never leaves the chart. */
function Tip({ lines, nth, count }: { lines: readonly Line[]; nth: number; count: number }) {
  const isEarly = nth < count / 2;
  const aside = `calc(${((isEarly ? nth + 1 : count - nth) / count) * 100}% + 4px)`;
  return (
    <div
      className={css.tip}
      style={isEarly ? { insetInlineStart: aside } : { insetInlineEnd: aside }}
      aria-hidden="true"
    >
      {lines.map(({ of, text }) =>
        of === 'day' ? (
          <strong key={of}>{text}</strong>
        ) : (
          <span key={of} className={css.key[of]}>
            {text}
          </span>
        ),
      )}
    </div>
  );
}

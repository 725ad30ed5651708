import { type Change, changeOf } from '#core';
import { wholeMinutes } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { OrderSummary } from '#schemas';
import { VisuallyHidden } from '#ui';
import * as css from './summary.css.ts';
import { useMinutes } from './use-minutes.ts';
import { usePercent } from './use-percent.ts';

type Figure = {
  name: string;
  of: (summary: OrderSummary) => number | null;
  look: 'number' | 'money' | 'minutes';
  better: 'up' | 'down' | null;
  relative: boolean;
};

/** What it costs is neither good nor bad news: it grows with what is sold. */
export const figures: readonly Figure[] = [
  { name: 'deliveries', of: (s) => s.deliveries, look: 'number', better: 'up', relative: true },
  { name: 'spend', of: (s) => s.spend, look: 'money', better: null, relative: true },
  {
    ...{ name: 'cancellations', of: (s: OrderSummary) => s.cancellations },
    ...{ look: 'number', better: 'down', relative: false },
  },
  {
    ...{ name: 'pickup', of: (s: OrderSummary) => wholeOf(s.median_pickup_minutes) },
    ...{ look: 'minutes', better: 'down', relative: false },
  },
  {
    ...{ name: 'dropoff', of: (s: OrderSummary) => wholeOf(s.median_dropoff_minutes) },
    ...{ look: 'minutes', better: 'down', relative: false },
  },
];

/** Counted before two periods are compared, so that the change is that between the figures on screen. */
function wholeOf(minutes: number | null): number | null {
  return minutes === null ? null : wholeMinutes(minutes);
}

type FiguresProps = {
  summary: OrderSummary;
  /** Of the period before; null until it is known, or where there is none. */
  before: OrderSummary | null;
  /** Whether that is on its way: its line is kept free then. */
  awaited: boolean;
};

/** The five figures of a period, each beside the one before. */
export function Figures({ summary, before, awaited }: FiguresProps) {
  const t = useText();
  const write = useWriters();
  const isKnown = before !== null && before.orders > 0;
  const shown = figures.map(({ of, ...figure }) => {
    const [is, was] = [of(summary), isKnown ? of(before) : null];
    const change = changeOf(is, was, figure);
    // What there is none of is compared with nothing, whatever comes.
    const isCompared = before === null ? awaited && is !== null : change !== null;
    return { ...figure, is, was, change, isCompared };
  });
  const hasLine = shown.some(({ isCompared }) => isCompared);
  return (
    <dl className={css.figures}>
      {shown.map(({ name, look, relative, is, was, change, isCompared }) => (
        <div key={name} className={css.cell} data-figure={name} data-compared={isCompared}>
          <dt className={css.term}>{t(`history.summary.${name}`)}</dt>
          <dd className={css.figure}>{write[look](is)}</dd>
          {hasLine && change === null && <NoChange />}
          {change !== null && (
            <dd className={css.was}>
              <Changed
                change={change}
                by={relative ? write.share(change.by) : write[look](change.by)}
              />
              {change.direction !== 'same' && (
                <span>{t('history.was', { figure: write[look](was) })}</span>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The figures stand on one line, also where only some of them have changed. */
const NoChange = () => (
  <dd className={`${css.was} ${css.noChange}`} aria-hidden>
    &nbsp;
  </dd>
);

/** An arrow for the eye, a word for the ear. */
function Changed({ change: { direction, tone }, by }: { change: Change; by: string }) {
  const t = useText();
  if (direction === 'same') return <span>{t('history.change.same')}</span>;
  return (
    <span className={css.change[tone]}>
      <VisuallyHidden>{t(`history.change.${direction}`, { by })}</VisuallyHidden>
      <span aria-hidden="true">
        <svg
          viewBox="0 0 10 10"
          className={css.arrow}
          data-direction={direction}
          aria-hidden="true"
        >
          <path d="M5 9V1.5M1.5 5 5 1.5 8.5 5" />
        </svg>{' '}
        {by}
      </span>
    </span>
  );
}

function useWriters() {
  const format = useFormat();
  const percent = usePercent();
  const minutes = useMinutes();
  return {
    number: (value: number | null) => format.number(value ?? 0),
    money: (value: number | null) => format.money(value ?? 0),
    minutes,
    share: percent,
  };
}

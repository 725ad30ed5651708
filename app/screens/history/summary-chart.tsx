import type { SummaryDay } from '#core';
import { useFormat, useText } from '#i18n';
import * as css from './summary.css.ts';

/** One bar a day: deliveries, and cancellations on top of them. The table beside it says the same in words. */
export function SummaryChart({ days }: { days: readonly SummaryDay[] }) {
  const t = useText();
  const format = useFormat();
  const most = Math.max(
    1,
    ...days.map(({ deliveries, cancellations }) => deliveries + cancellations),
  );
  return (
    <figure className={css.chart} aria-label={t('history.summary.chart')}>
      <figcaption className={css.legend}>
        <span className={css.deliveriesKey}>{t('history.summary.deliveries')}</span>
        <span className={css.cancellationsKey}>{t('history.summary.cancellations')}</span>
      </figcaption>
      <svg
        className={css.bars}
        viewBox={`0 0 ${days.length} ${most}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, deliveries, cancellations }, index) => (
          <g key={day}>
            <Bar index={index} from={most - deliveries} height={deliveries} look="deliveries" />
            <Bar
              index={index}
              from={most - deliveries - cancellations}
              height={cancellations}
              look="cancellations"
            />
          </g>
        ))}
      </svg>
      <div className={css.axis} aria-hidden="true">
        <span>{format.day(days[0]?.day ?? '')}</span>
        <span>{t('history.summary.most', { most: format.number(most) })}</span>
        <span>{format.day(days.at(-1)?.day ?? '')}</span>
      </div>
    </figure>
  );
}

type BarProps = { index: number; from: number; height: number; look: keyof typeof css.bar };

/** A day is one unit wide, an order one unit high. */
function Bar({ index, from, height, look }: BarProps) {
  return <rect x={index + 0.15} y={from} width={0.7} height={height} className={css.bar[look]} />;
}

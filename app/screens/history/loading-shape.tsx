import type { ReactNode } from 'react';
import { useText } from '#i18n';
import { Card, RowsSkeleton, useMedia } from '#ui';
import { wide } from '#ui/theme';
import { axis, chart, legend, plot, scale } from './chart.css.ts';
import { figures } from './figures.tsx';
import * as css from './loading-shape.css.ts';
import { cell, byDay as dayLine, figures as grid, term } from './summary.css.ts';

type SummaryShapeProps = {
  /** Whether a chart of days comes with them. */
  byDay: boolean;
};

/** The figures that are on their way under their names, and the chart that comes with them, as high as they will be. */
export function SummaryShape({ byDay }: SummaryShapeProps) {
  const t = useText();
  return (
    <Shape>
      <div className={grid}>
        {figures.map(({ name }) => (
          <div key={name} className={cell}>
            <span className={term}>{t(`history.summary.${name}`)}</span>
            <span className={css.bones.figure} />
            <span className={css.bones.was} />
          </div>
        ))}
      </div>
      {byDay && <ChartShape />}
    </Shape>
  );
}

/** Its lines without a day, over the line that opens the table of days. */
function ChartShape() {
  return (
    <>
      <div className={chart}>
        <div className={scale}>
          <span className={css.figures} />
        </div>
        <div className={plot} />
        <div className={axis} />
        <div className={legend} />
      </div>
      <div className={dayLine}>
        <div className={css.dayTable}>
          <span className={css.bones.was} />
        </div>
      </div>
    </>
  );
}

/** Ten rows that are on their way: of a table, or cards under their day where that has no room. */
export function RowsShape() {
  const t = useText();
  const isNarrow = !useMedia(wide);
  if (isNarrow) {
    return (
      <Card padding="none">
        <div className={css.day} />
        <RowsSkeleton label={t('app.loading')} rows={10} />
      </Card>
    );
  }
  return (
    <Shape>
      {upTo(10).map((nth) => (
        <div key={nth} className={css.row}>
          {upTo(4).map((at) => (
            <span key={at} className={css.bones.line} />
          ))}
        </div>
      ))}
    </Shape>
  );
}

function Shape({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div role="status" aria-label={t('app.loading')} aria-busy>
      <Card padding="none">{children}</Card>
    </div>
  );
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, nth) => nth);
}

import { labelKey } from '#core';
import { useFormat, useText } from '#i18n';
import * as css from './overview.css.ts';
import type { Riding } from './overview-model.ts';

/** What the map says at a glance, above it, and what its marks mean, below, where there are any. */
export function OverviewWords({ riding: { placed, count, unseen, next } }: { riding: Riding }) {
  const t = useText();
  const format = useFormat();
  const legs = (['origin', 'destination'] as const).flatMap((leg) =>
    next[leg] === null ? [] : [{ leg, time: format.time(next[leg]) }],
  );
  return (
    <>
      {count !== null && (
        <p className={css.summary} data-over-map>
          <span className={css.riders}>{t('tracking.overview.riders', { count })}</span>
          {unseen > 0 && <span>{t('tracking.overview.unseen', { count: unseen })}</span>}
          {legs.map(({ leg, time }) => (
            <span key={leg}>{t(`tracking.overview.next.${leg}`, { time })}</span>
          ))}
        </p>
      )}
      {placed.length > 0 && <Legend />}
    </>
  );
}

function Legend() {
  const t = useText();
  return (
    <ul className={css.legend} data-over-map>
      {looks.map((look) => (
        <li key={look} className={css.look}>
          <svg viewBox="0 0 14 14" className={css.sign[look]} aria-hidden>
            <circle cx="7" cy="7" r="5.5" />
          </svg>
          {t(texts[look])}
        </li>
      ))}
    </ul>
  );
}

const looks = ['waiting', 'coming', 'carrying', 'urgent'] as const;
const texts = {
  waiting: labelKey('waiting-for-rider'),
  coming: 'tracking.overview.coming',
  carrying: 'tracking.overview.carrying',
  urgent: 'tracking.group.attention',
} as const;

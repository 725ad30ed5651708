import { useUnit } from 'effector-react';
import { $minute, $now, type Closed, hoursAskedAgain } from '#core';
import { opensAt, parseServiceHours } from '#core/rules';
import { useConfig, useFormat, useLanguage, useText, wordsLocale } from '#i18n';
import type { UnixTime } from '#schemas';
import { IconButton } from '#ui';
import * as css from './closed.css.ts';

type OfHours = Extract<Closed, { why: 'hours' }>;
type OfStore = Extract<Closed, { why: 'store' }>;

/** Why no rider can be called now, and until when that is so. */
export function ClosedWords({ closed }: { closed: Closed }) {
  return closed.why === 'hours' ? <HoursOver {...closed} /> : <StoreUnavailable {...closed} />;
}

/** Nobody rides now: when they do, and what time it is here. */
function HoursOver({ hours }: OfHours) {
  const t = useText();
  const format = useFormat();
  const { deployment } = useConfig();
  const [now, minute, askAgain] = useUnit([$now, $minute, hoursAskedAgain]);
  const wait = useWait();
  const at = opensAt(hours, minute, deployment.timezone);
  const until = at === null ? null : opensAt(closedHours(hours), at, deployment.timezone);
  return (
    <>
      <p className={css.title}>
        {at === null
          ? t('request.closed.title')
          : t('request.closed.opens', { time: format.time(at), wait: wait(at - minute) })}
      </p>
      {at !== null && until !== null && (
        <p className={css.more}>
          {t('request.closed.hours', {
            from: format.time(at),
            to: format.time(until),
            now: format.time(now),
          })}
        </p>
      )}
      <IconButton
        icon="refresh"
        label={t('request.closed.again')}
        className={css.again}
        onClick={() => askAgain()}
      />
    </>
  );
}

/** The outlet does not trade at present, or not yet. */
function StoreUnavailable({ availableAt }: OfStore) {
  const t = useText();
  const format = useFormat();
  const isSoon = availableAt !== undefined;
  return (
    <>
      <p className={css.title}>
        {isSoon
          ? t('outlet.available-at', { time: format.time(availableAt) })
          : t('request.store-unavailable')}
      </p>
      <p className={css.more}>
        {t(isSoon ? 'outlet.saved.soon' : 'request.store-unavailable.body')}
      </p>
    </>
  );
}

/** The rest of the day, which begins where the service ends. */
function closedHours(hours: string): string {
  const window = parseServiceHours(hours);
  return window ? `${window.to}:${window.from}` : hours;
}

/** Seconds as hours and minutes, each with its unit. */
function useWait(): (seconds: UnixTime) => string {
  const { market } = useConfig();
  const locale = wordsLocale(useLanguage().code, market);
  return (seconds) => {
    const minutes = Math.round(seconds / 60);
    const parts = [
      ['hour', Math.floor(minutes / 60)],
      ['minute', minutes % 60],
    ] as const;
    const words = parts
      .filter(([, value]) => value > 0)
      .map(([unit, value]) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value),
      );
    return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(words);
  };
}

import { useUnit } from 'effector-react';
import { $historySearched, $ordersOfWeek, $range, $statusFilter, rangeChosen } from '#core';
import { useText } from '#i18n';
import { Button, EmptyState } from '#ui';

/** Shown for a period without orders; for yesterday, tells how many the week had and links there. */
export function NothingFound() {
  const t = useText();
  const [range, status, search, ofWeek, choose] = useUnit([
    $range,
    $statusFilter,
    $historySearched,
    $ordersOfWeek,
    rangeChosen,
  ]);
  if (search !== '') {
    return (
      <EmptyState icon="search" title={t('tracking.empty.search', { search })}>
        {t('history.empty.body')}
      </EmptyState>
    );
  }
  if (range.category !== 'yesterday' || status !== 'any') {
    return (
      <EmptyState icon="clock" title={t('history.empty')}>
        {t('history.empty.body')}
      </EmptyState>
    );
  }
  const week = ofWeek !== 0 && (
    <Button onClick={() => choose('past-7-days')}>{t('history.range.past-7-days')}</Button>
  );
  return (
    <EmptyState icon="clock" title={t('history.empty.yesterday')} action={week}>
      {ofWeek !== null && t('history.empty.week', { count: ofWeek })}
    </EmptyState>
  );
}

import { useUnit } from 'effector-react';
import { $range, $statusFilter, rangeChosen } from '#core';
import { useText } from '#i18n';
import { Button, EmptyState } from '#ui';

/** No order is in the period; who looked at yesterday is shown the way to the week. */
export function NothingFound() {
  const t = useText();
  const [range, status, choose] = useUnit([$range, $statusFilter, rangeChosen]);
  if (range.category !== 'yesterday' || status !== 'any') {
    return (
      <EmptyState icon="clock" title={t('history.empty')}>
        {t('history.empty.body')}
      </EmptyState>
    );
  }
  const week = (
    <Button onClick={() => choose('past-7-days')}>{t('history.range.past-7-days')}</Button>
  );
  return <EmptyState icon="clock" title={t('history.empty.yesterday')} action={week} />;
}

import { useUnit } from 'effector-react';
import {
  $historySearched,
  $ordersOfWeek,
  $range,
  $statusFilter,
  historySearched,
  rangeChosen,
} from '#core';
import { useText } from '#i18n';
import { Button, EmptyState } from '#ui';
import { searchId } from './history-search.tsx';

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
      <EmptyState
        icon="search"
        title={t('tracking.empty.search', { search })}
        action={<ClearButton />}
      >
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

/** Shows again what the other filters leave; the button goes away with what it cleared, so its focus goes to the field. */
function ClearButton() {
  const t = useText();
  const search = useUnit(historySearched);
  const clear = () => {
    search({ typed: '', search: { kind: 'none' } });
    document.getElementById(searchId)?.focus();
  };
  return <Button onClick={clear}>{t('history.search.clear')}</Button>;
}

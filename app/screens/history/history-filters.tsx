import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import {
  $allOutletsAllowed,
  $includeOutlets,
  $range,
  $statusFilter,
  $vendor,
  dateOf,
  filtersOpened,
  outletsIncluded,
  rangeCategories,
  rangeChosen,
  statusFilterChosen,
  statusFilters,
} from '#core';
import { useConfig, useFormat, useText } from '#i18n';
import { Button, Select, Switch, VisuallyHidden } from '#ui';
import * as css from './history.css.ts';
import { HistorySearchField } from './history-search.tsx';
import { OutletFilter } from './outlet-filter.tsx';
import { RangeDialog } from './range-dialog.tsx';

/** Which days, which statuses, whose orders and which one. Days are the market's. */
export function HistoryFilters() {
  const opened = useUnit(filtersOpened);
  useEffect(() => opened(), [opened]);
  return (
    <div className={css.filters}>
      <RangeFilter />
      <OutletFilter />
      <StatusFilter />
      <OutletsToggle />
      <HistorySearchField />
    </div>
  );
}

function RangeFilter() {
  const t = useText();
  const [range, choose] = useUnit([$range, rangeChosen]);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Select
        label={<VisuallyHidden>{t('history.range')}</VisuallyHidden>}
        value={range.category}
        onChange={({ target }) => {
          const category = rangeCategories.find((name) => name === target.value);
          if (category === 'custom') setOpen(true);
          else if (category !== undefined) choose(category);
        }}
        options={rangeCategories.map((value) => ({ value, label: t(`history.range.${value}`) }))}
      />
      {range.category === 'custom' && <ChosenDaysButton onClick={() => setOpen(true)} />}
      <RangeDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The custom period in words; it can be chosen again, which the list of periods would not notice. */
function ChosenDaysButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  const format = useFormat();
  const { deployment } = useConfig();
  const { from, to } = useUnit($range);
  const first = format.day(dateOf(from, deployment.timezone));
  const last = format.day(dateOf(to - 1, deployment.timezone));
  return (
    <Button icon="calendar" className={css.besideField} onClick={onClick}>
      {first === last ? first : t('history.custom.days', { first, last })}
    </Button>
  );
}

function StatusFilter() {
  const t = useText();
  const [status, choose] = useUnit([$statusFilter, statusFilterChosen]);
  return (
    <Select
      label={<VisuallyHidden>{t('history.status')}</VisuallyHidden>}
      value={status}
      onChange={({ target }) => {
        const filter = statusFilters.find((name) => name === target.value);
        if (filter !== undefined) choose(filter);
      }}
      options={statusFilters.map((value) => ({ value, label: t(`history.status.${value}`) }))}
    />
  );
}

/** Only for a parent, and where the market lets it see its outlets' orders. */
function OutletsToggle() {
  const t = useText();
  const [vendor, allowed, included, include] = useUnit([
    $vendor,
    $allOutletsAllowed,
    $includeOutlets,
    outletsIncluded,
  ]);
  if (!allowed || vendor?.is_parent !== true) return null;
  return (
    <div className={css.toggle}>
      <Switch
        label={t('branch.include-outlets')}
        checked={included}
        onChange={({ target }) => include(target.checked)}
      />
    </div>
  );
}

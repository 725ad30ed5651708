import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  $historySearched,
  $includeOutlets,
  $range,
  $statusFilter,
  filtersOpened,
  outletsIncluded,
  statusFilterChosen,
  statusFilters,
} from '#core';
import { useOutletsChoice } from '#hooks';
import { useText } from '#i18n';
import { Drawer, IconButton, Select, Stack, Switch, useMedia, VisuallyHidden } from '#ui';
import { phone, wide } from '#ui/theme';
import * as css from './history.css.ts';
import { HistorySearchField } from './history-search.tsx';
import { OutletFilter } from './outlet-filter.tsx';
import { RangeDialog } from './range-dialog.tsx';
import { ChosenDaysButton, PeriodDays, RangeFilter } from './range-filter.tsx';

/** The filters of the history, in one sticky line; those without room are behind a button. Days are in the market's zone. */
export function HistoryFilters({ children }: { children?: ReactNode }) {
  const opened = useUnit(filtersOpened);
  useEffect(() => opened(), [opened]);
  const isPhone = useMedia(phone);
  const [isWide, hasRoom] = [useMedia(wide), useMedia('(width >= 80em)')];
  const isButton = useUnit($range).category === 'custom' && hasRoom;
  const [asksDays, setAsksDays] = useState(false);
  const askDays = () => setAsksDays(true);
  return (
    <div className={css.filters}>
      <RangeFilter onCustom={askDays} />
      {isButton && <ChosenDaysButton onCustom={askDays} />}
      {isWide && !isButton && <PeriodDays beside />}
      <OutletFilter />
      {hasRoom ? <LesserFilters /> : <MoreFilters onCustom={askDays} searches={isPhone} />}
      {!isPhone && <HistorySearchField />}
      {children}
      <RangeDialog open={asksDays} onClose={() => setAsksDays(false)} />
    </div>
  );
}

function LesserFilters() {
  return (
    <>
      <StatusFilter />
      <OutletsToggle />
    </>
  );
}

type MoreProps = {
  onCustom: () => void;
  /** Whether the search has no room in the line either. */
  searches: boolean;
};

/** What a narrow line has no room for; the button says when any of it is in use. */
function MoreFilters({ onCustom, searches }: MoreProps) {
  const t = useText();
  const [status, searched] = useUnit([$statusFilter, $historySearched]);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const used = status !== 'any' || (searches && searched !== '');
  return (
    <>
      <IconButton
        icon="settings"
        variant="secondary"
        className={css.more}
        data-used={used}
        label={t(used ? 'history.filters.used' : 'history.filters')}
        onClick={() => setOpen(true)}
      />
      <Drawer
        side="end"
        open={open}
        onClose={close}
        title={t('history.filters')}
        closeLabel={t('action.close')}
      >
        <Stack>
          <StatusFilter />
          <ChosenDaysButton
            onCustom={() => {
              close();
              onCustom();
            }}
          />
          <OutletsToggle />
          {/* At the end, so that why it finds nothing moves nothing. */}
          {searches && <HistorySearchField onFound={close} />}
        </Stack>
      </Drawer>
    </>
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

function OutletsToggle() {
  const t = useText();
  const [included, include] = useUnit([$includeOutlets, outletsIncluded]);
  if (!useOutletsChoice()) return null;
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

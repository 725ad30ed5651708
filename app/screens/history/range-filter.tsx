import { useUnit } from 'effector-react';
import { $range, dateOf, rangeCategories, rangeChosen } from '#core';
import { useConfig, useFormat, useText } from '#i18n';
import type { UnixTime } from '#schemas';
import { Button, Select, VisuallyHidden } from '#ui';
import * as css from './history.css.ts';

type RangeFilterProps = {
  /** Days of one's own are wished for. */
  onCustom: () => void;
};

/** Which days, by one press where they are the usual ones. */
export function RangeFilter({ onCustom }: RangeFilterProps) {
  const t = useText();
  const [range, choose] = useUnit([$range, rangeChosen]);
  return (
    <Select
      label={<VisuallyHidden>{t('history.range')}</VisuallyHidden>}
      value={range.category}
      onChange={({ target }) => {
        const category = rangeCategories.find((name) => name === target.value);
        if (category === 'custom') onCustom();
        else if (category !== undefined) choose(category);
      }}
      options={rangeCategories.map((value) => ({ value, label: t(`history.range.${value}`) }))}
    />
  );
}

/** The custom period in words; it can be chosen again, which the list of periods would not notice. */
export function ChosenDaysButton({ onCustom }: RangeFilterProps) {
  const range = useUnit($range);
  const days = useDays(range);
  if (range.category !== 'custom') return null;
  return (
    <Button icon="calendar" onClick={onCustom}>
      {days}
    </Button>
  );
}

/** Which days the chosen period has: its name does not say whether today is one of them. */
export function PeriodDays({ beside = false }: { beside?: boolean }) {
  const days = useDays(useUnit($range));
  return <p className={beside ? css.daysBeside : css.days}>{days}</p>;
}

/** The chosen period in words, with its days. */
export function usePeriod(): string {
  const t = useText();
  const range = useUnit($range);
  const days = useDays(range);
  return range.category === 'custom' ? days : `${t(`history.range.${range.category}`)} · ${days}`;
}

/** The first and the last day of a period in words, or its only one. */
function useDays({ from, to }: Readonly<Record<'from' | 'to', UnixTime>>): string {
  const t = useText();
  const format = useFormat();
  const { timezone } = useConfig().deployment;
  const first = format.day(dateOf(from, timezone));
  const last = format.day(dateOf(to - 1, timezone));
  return first === last ? first : t('history.custom.days', { first, last });
}

import { useUnit } from 'effector-react';
import { $range, dateOf, rangeCategories, rangeChosen } from '#core';
import { useConfig, useFormat, useText } from '#i18n';
import { Button, Select, VisuallyHidden } from '#ui';

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
  const t = useText();
  const format = useFormat();
  const { deployment } = useConfig();
  const { category, from, to } = useUnit($range);
  if (category !== 'custom') return null;
  const first = format.day(dateOf(from, deployment.timezone));
  const last = format.day(dateOf(to - 1, deployment.timezone));
  return (
    <Button icon="calendar" onClick={onCustom}>
      {first === last ? first : t('history.custom.days', { first, last })}
    </Button>
  );
}

import { useUnit } from 'effector-react';
import { $range, $statusFilter, rangeChosen, statusFilterChosen, statusFilters } from '#core';
import { useText } from '#i18n';
import { Row, Select } from '#ui';

const presets = ['today', 'yesterday', 'past-7-days', 'past-30-days'] as const;

/** Which days, and which statuses. Days are the market's. */
export function HistoryFilters() {
  const t = useText();
  const [range, status, chooseRange, chooseStatus] = useUnit([
    $range,
    $statusFilter,
    rangeChosen,
    statusFilterChosen,
  ]);
  return (
    <Row gap={3} align="end" stackOnPhone>
      <Select
        label={t('history.range')}
        value={range.category}
        onChange={({ target }) => {
          const preset = presets.find((name) => name === target.value);
          if (preset !== undefined) chooseRange(preset);
        }}
        options={presets.map((value) => ({ value, label: t(`history.range.${value}`) }))}
      />
      <Select
        label={t('history.status')}
        value={status}
        onChange={({ target }) => {
          const filter = statusFilters.find((name) => name === target.value);
          if (filter !== undefined) chooseStatus(filter);
        }}
        options={statusFilters.map((value) => ({ value, label: t(`history.status.${value}`) }))}
      />
    </Row>
  );
}

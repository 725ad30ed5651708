import { useUnit } from 'effector-react';
import { $now, dateOf, type SlotProps } from '#core';
import { type Format, type Translate, useConfig, useFormat, useText } from '#i18n';
import type { UnixTime } from '#schemas';
import { RadioGroup, Row, Select, Stack } from '#ui';
import { timeField, timeOf } from './field.ts';
import { useTimes } from './use-times.ts';

/** Now or later; "later" preselects the first available time. */
export function CollectionTime({ fields, change, errorOf }: SlotProps['request.options']) {
  const t = useText();
  const times = useTimes();
  const chosen = timeOf(fields);
  const [first] = times;
  const choose = (at: UnixTime | null) => change({ [timeField]: at === null ? '' : String(at) });
  return (
    <Stack>
      <RadioGroup
        label={t('request.collection')}
        look="cards"
        value={chosen === null ? 'now' : 'later'}
        onChange={(when) => choose(when === 'now' ? null : (first ?? null))}
        options={[
          {
            value: 'now',
            label: t('request.collection.instant'),
            hint: t('request.collection.instant.hint'),
          },
          {
            value: 'later',
            label: t('request.collection.later'),
            hint: t(first ? 'request.collection.later.hint' : 'request.collection.later.none'),
            disabled: first === undefined,
          },
        ]}
      />
      {chosen !== null && (
        <ChosenTime chosen={chosen} times={times} choose={choose} error={errorOf(timeField)} />
      )}
    </Stack>
  );
}

type ChosenTimeProps = {
  chosen: UnixTime;
  times: readonly UnixTime[];
  choose: (at: UnixTime) => void;
  error: string | undefined;
};

/** Day and time, each from a list; a chosen time that is no longer available stays until it is changed. */
function ChosenTime({ chosen, times, choose, error }: ChosenTimeProps) {
  const t = useText();
  const format = useFormat();
  const zone = useConfig().market.timezone;
  const day = dateOf(chosen, zone);
  const offered = times.includes(chosen) ? times : [...times, chosen].sort((a, b) => a - b);
  const days = [...new Set(offered.map((at) => dateOf(at, zone)))];
  const ofDay = offered.filter((at) => dateOf(at, zone) === day);
  const toDay = (date: string) => {
    const first = offered.find((at) => dateOf(at, zone) === date);
    if (first !== undefined) choose(first);
  };
  const nameDay = useDayNames(t, format);
  return (
    <Row gap={3} align="start" stackOnPhone shared>
      <Select
        label={t('request.collection.day')}
        value={day}
        onChange={({ target }) => toDay(target.value)}
        options={days.map((value) => ({ value, label: nameDay(value) }))}
      />
      <Select
        name={timeField}
        label={t('request.collection.time')}
        value={String(chosen)}
        onChange={({ target }) => choose(Number(target.value))}
        options={ofDay.map((at) => ({ value: String(at), label: labelOf(at, ofDay, format) }))}
        error={error}
      />
    </Row>
  );
}

/** A time of day; with its offset where clocks repeat it that day. */
function labelOf(at: UnixTime, all: readonly UnixTime[], format: Format): string {
  const label = format.time(at);
  const twice = all.some((other) => other !== at && format.time(other) === label);
  return twice ? format.timeWithOffset(at) : label;
}

function useDayNames(t: Translate, format: Format): (date: string) => string {
  const now = useUnit($now);
  const zone = useConfig().market.timezone;
  const today = dateOf(now, zone);
  return (date) => {
    const day = format.day(date);
    if (date === today) return t('request.collection.today', { day });
    return isDayAfter(today, date) ? t('request.collection.tomorrow', { day }) : day;
  };
}

function isDayAfter(date: string, other: string): boolean {
  return Date.parse(other) - Date.parse(date) === 86_400_000;
}

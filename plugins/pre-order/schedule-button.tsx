import { useUnit } from 'effector-react';
import { $minute, type SlotProps } from '#core';
import { useFormat, useText } from '#i18n';
import { Button } from '#ui';
import { timeField, timeOf } from './field.ts';
import { useTimes } from './use-times.ts';

const day = 86_400;

/** Outside the service hours: sends the order for the chosen time, else for the first available one. */
export function ScheduleButton(props: SlotProps['request.closed']) {
  const { fields, hours, place, about, busy } = props;
  const t = useText();
  const format = useFormat();
  const minute = useUnit($minute);
  const [first] = useTimes(hours);
  const at = timeOf(fields) ?? first;
  if (at === undefined) return null;
  const time = at - minute < day ? format.time(at) : format.dateTime(at);
  return (
    <Button
      variant="primary"
      aria-describedby={about}
      busy={busy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => place({ [timeField]: String(at) })}
    >
      {t('request.closed.schedule', { time })}
    </Button>
  );
}

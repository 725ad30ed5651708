import { useUnit } from 'effector-react';
import { $now, type RequestSnapshot, requestSent } from '#core';
import { parseServiceHours } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { Button, EmptyState } from '#ui';

/** Nobody rides now: when they do, and what time it is here. */
export function ServiceClosed({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const [now, send] = useUnit([$now, requestSent]);
  const hours = parseServiceHours(snapshot.context.hours ?? '');
  const again = (
    <Button onClick={() => send({ type: 'hoursAskedAgain' })}>{t('request.closed.again')}</Button>
  );
  return (
    <EmptyState icon="clock" alone title={t('request.closed.title')} action={again}>
      {hours &&
        t('request.closed.hours', {
          from: clock(hours.from),
          to: clock(hours.to),
          now: format.time(now),
        })}
    </EmptyState>
  );
}

function clock(hhmm: string): string {
  return `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`;
}

import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $minute } from '#core';
import { preOrderFault, preOrderTimes } from '#core/rules';
import { useConfig } from '#i18n';
import type { UnixTime } from '#schemas';

/** The available times, within the given service hours or the market's. Updated every minute; all are available for another minute at least. */
export function useTimes(hours?: string): readonly UnixTime[] {
  const { market: known } = useConfig();
  const minute = useUnit($minute);
  return useMemo(() => {
    const market = hours === undefined ? known : { ...known, serviceHours: hours };
    return preOrderTimes({ market, now: minute }).filter(
      (at) => preOrderFault(at, { market, now: minute + 60 }) === null,
    );
  }, [known, hours, minute]);
}

import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $minute } from '#core';
import { preOrderTimes } from '#core/rules';
import { useConfig } from '#i18n';
import type { UnixTime } from '#schemas';

/** The times to choose from, within the given service hours or the market's; updated every minute. */
export function useTimes(hours?: string): readonly UnixTime[] {
  const { market: known } = useConfig();
  const minute = useUnit($minute);
  return useMemo(() => {
    const market = hours === undefined ? known : { ...known, serviceHours: hours };
    return preOrderTimes({ market, now: minute });
  }, [known, hours, minute]);
}

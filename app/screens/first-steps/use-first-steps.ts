import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $mayBeNew, $vendor } from '#core';
import { useWholeTexts } from '#i18n';
import { $firstSteps, $firstStepsAwaited, firstStepsOpened } from './model.ts';

/** The outlet that is looked at and its steps, while one is left, or null; and whether that is still to be found out. */
export function useFirstSteps() {
  const [isNew, vendor, steps, awaited, open] = useUnit([
    $mayBeNew,
    $vendor,
    $firstSteps,
    $firstStepsAwaited,
    firstStepsOpened,
  ]);
  const isReady = useWholeTexts();
  const vendorId = vendor?.vendor_id ?? null;
  useEffect(() => {
    if (vendorId !== null) open(vendorId);
  }, [vendorId, open]);
  if (!isNew || vendor === null || steps === null) return { known: null, isAwaited: awaited };
  return { known: isReady ? { vendor, steps } : null, isAwaited: !isReady };
}

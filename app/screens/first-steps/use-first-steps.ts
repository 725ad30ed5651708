import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $vendor } from '#core';
import { useWholeTexts } from '#i18n';
import { $firstSteps, firstStepsOpened } from './model.ts';

/** The outlet that is looked at and its steps, while one is left; null for everybody else. */
export function useFirstSteps() {
  const [vendor, steps, open] = useUnit([$vendor, $firstSteps, firstStepsOpened]);
  const isReady = useWholeTexts();
  const vendorId = vendor?.vendor_id ?? null;
  useEffect(() => {
    if (vendorId !== null) open(vendorId);
  }, [vendorId, open]);
  return vendor === null || steps === null || !isReady ? null : { vendor, steps };
}

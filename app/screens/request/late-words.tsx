import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $late } from '#core';
import { useText, useWholeTexts } from '#i18n';
import { LiveRegion } from '#ui';
import * as css from './offer.css.ts';

/** Shows the price; when it takes longer than usual, says that nothing is lost and what to do. */
export function UnlessLate({ children }: { children: ReactNode }) {
  const t = useText();
  const hasWords = useWholeTexts();
  const late = useUnit($late);
  const words = late !== null && hasWords ? t(`request.late.${late}`) : '';
  return (
    <>
      <LiveRegion message={words} />
      {words === '' ? children : <p className={css.late}>{words}</p>}
    </>
  );
}

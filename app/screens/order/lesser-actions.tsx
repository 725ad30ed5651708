import type { ReactNode } from 'react';
import { useText } from '#i18n';
import { Popover } from '#ui';
import * as css from './pane.css.ts';

/** What is seldom done with an order, behind "More". */
export function LesserActions({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <Popover label={t('order.more')} className={css.more} once>
      {children}
    </Popover>
  );
}

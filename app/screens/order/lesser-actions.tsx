import type { MouseEvent, ReactNode } from 'react';
import { useText } from '#i18n';
import { Popover } from '#ui';
import * as css from './pane.css.ts';

/** What is seldom done with an order, behind "More". */
export function LesserActions({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <Popover label={t('order.more')} className={css.more}>
      <div {...{ onClick: close }}>{children}</div>
    </Popover>
  );
}

/** What was pressed does its work without the menu. */
function close({ target, currentTarget: menu }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button'))
    menu.closest<HTMLElement>('[popover]')?.hidePopover();
}

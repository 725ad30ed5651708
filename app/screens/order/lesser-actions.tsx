import type { ReactNode } from 'react';
import { useText } from '#i18n';
import { Popover } from '#ui';
import { ActionWords } from './action-words.tsx';
import * as css from './pane.css.ts';

/** What is seldom done with an order, behind "More". */
export function LesserActions({ children }: { children: ReactNode }) {
  const label = useText()('order.more');
  return (
    <Popover
      label={label}
      words={<ActionWords whole={label} />}
      icon="more"
      className={css.more}
      closesOnPress
    >
      <div className={css.lesser}>{children}</div>
    </Popover>
  );
}

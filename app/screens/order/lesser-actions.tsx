import { type ReactNode, useId, useState } from 'react';
import { useText } from '#i18n';
import { Button } from '#ui';
import * as css from './pane.css.ts';

/** What is seldom done with an order: beside the rest where there is room, and behind "More" where there is none. */
export function LesserActions({ children }: { children: ReactNode }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={css.more}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('order.more')}
      </Button>
      <div id={id} className={css.lesser} data-open={open}>
        {children}
      </div>
    </>
  );
}

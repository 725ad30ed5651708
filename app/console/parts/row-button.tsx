import type { ComponentProps } from 'react';
import { Button } from '#ui';
import { t } from '../text.ts';

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label'> & {
  /** The short word on it. */
  act: string;
  /** Which line it is about, which its name says, too. */
  what: string;
};

/** One thing that can be done to a line of a list. */
export function RowButton({ act, what, ...button }: RowButtonProps) {
  return (
    <Button variant="quiet" {...button} aria-label={t('records.act', { act, what })}>
      {act}
    </Button>
  );
}

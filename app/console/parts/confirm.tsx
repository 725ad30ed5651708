import type { ReactNode } from 'react';
import type { Problem } from '#schemas';
import { FormError, Stack } from '#ui';
import { problemText } from '../problem-text.ts';
import { FormDialog } from './form-dialog.tsx';

type ConfirmProps = {
  /** What is about to be done; null while nothing is. */
  title: string | null;
  /** What comes of it, and what cannot be undone. */
  consequence: ReactNode;
  confirm: string;
  /** It can be undone as easily as it is done. */
  harmless?: boolean;
  busy: boolean;
  problem: Problem | null;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Says what comes of something before it is done. A refusal is told where it was asked for. */
export function Confirm(props: ConfirmProps) {
  const { title, consequence, confirm, harmless, busy, problem, onClose, onConfirm, children } =
    props;
  if (title === null) return null;
  return (
    <FormDialog
      title={title}
      description={consequence}
      submitLabel={confirm}
      variant={harmless ? 'primary' : 'danger'}
      busy={busy}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <Stack>
        {children}
        <FormError text={problem && problemText(problem)} />
      </Stack>
    </FormDialog>
  );
}

import type { ReactNode } from 'react';
import type { Problem } from '#schemas';
import { Button, Dialog, FormError, Stack } from '#ui';
import { problemText } from '../problem-text.ts';
import { t } from '../text.ts';

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
    <Dialog
      open
      onClose={onClose}
      onSubmit={onConfirm}
      title={title}
      description={consequence}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.back')}</Button>
          <Button type="submit" variant={harmless ? 'primary' : 'danger'} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <FormError text={problem && problemText(problem)} />
      </Stack>
    </Dialog>
  );
}

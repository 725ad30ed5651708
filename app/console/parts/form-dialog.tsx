import type { ReactNode } from 'react';
import { Button, Dialog } from '#ui';
import { t } from '../text.ts';

type FormDialogProps = {
  title: string;
  description?: string;
  /** What the button does that sends it. */
  submitLabel: string;
  busy: boolean;
  size?: 'wide';
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks in a dialog for what an action needs. */
export function FormDialog({ submitLabel, busy, onClose, children, ...dialog }: FormDialogProps) {
  const actions = (
    <>
      <Button onClick={onClose}>{t('action.back')}</Button>
      <Button type="submit" variant="primary" busy={busy}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog open {...{ ...dialog, actions, onClose }} closeLabel={t('action.close')}>
      {children}
    </Dialog>
  );
}

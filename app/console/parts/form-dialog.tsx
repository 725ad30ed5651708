import type { ReactNode } from 'react';
import { Button, type ButtonVariant, Dialog } from '#ui';
import { t } from '../text.ts';

type FormDialogProps = {
  title: string;
  description?: ReactNode;
  /** What the button does that sends it. */
  submitLabel: string;
  variant?: ButtonVariant;
  busy: boolean;
  size?: 'wide';
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks in a dialog for what an action needs. It stays until the action is answered, since a refusal is told in it. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, variant = 'primary', busy, onClose, children, ...dialog } = props;
  const close = () => {
    if (!busy) onClose();
  };
  const actions = (
    <>
      <Button busy={busy && 'elsewhere'} onClick={close}>
        {t('action.back')}
      </Button>
      <Button type="submit" variant={variant} busy={busy}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog open {...{ ...dialog, actions }} onClose={close} closeLabel={t('action.close')}>
      {children}
    </Dialog>
  );
}

import { useText } from '#i18n';
import { Button, Dialog } from '#ui';

type ConfirmDialogProps = {
  /** The prefix of its texts (`.title`, `.body`, `.confirm`); null while the dialog is closed. */
  about: string | null;
  /** The name of the key or target. */
  name: string;
  onClose: () => void;
  onConfirm: () => void;
};

/** Confirms an action that may stop a till, and tells its consequences. */
export function ConfirmDialog({ about, name, onClose, onConfirm }: ConfirmDialogProps) {
  const t = useText();
  if (about === null) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${about}.title`, { name })}
      description={t(`${about}.body`)}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.back')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t(`${about}.confirm`)}
          </Button>
        </>
      }
    />
  );
}

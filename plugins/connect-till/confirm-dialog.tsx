import { useText } from '#i18n';
import { Button, Dialog } from '#ui';

type ConfirmDialogProps = {
  /** Its texts: `.title`, `.body` and `.confirm` behind this; null while nothing is asked. */
  about: string | null;
  /** What it is done to. */
  name: string;
  onClose: () => void;
  onConfirm: () => void;
};

/** Says what comes of it before something is done that a till will notice. */
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

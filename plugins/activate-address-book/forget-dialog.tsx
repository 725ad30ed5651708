import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { Button, Dialog } from '#ui';

type ForgetDialogProps = {
  /** The entry to delete; null while the dialog is closed. */
  entry: AddressBookEntry | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** Confirms the deletion of an entry, which is gone for everybody at the outlet. */
export function ForgetDialog({ entry, onClose, onConfirm }: ForgetDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={t('addressbook.delete.title', { name: entry?.name ?? '' })}
      description={t('addressbook.delete.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('addressbook.delete.decline')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('addressbook.delete.confirm')}
          </Button>
        </>
      }
    />
  );
}

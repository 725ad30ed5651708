import { useText } from '#i18n';
import { Button, Dialog } from '#ui';
import { useStartOver } from './use-start-over.ts';

/** What was typed is gone at one press, so the press is asked about. */
export function StartOverDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const startOver = useStartOver();
  const confirm = () => {
    onClose();
    startOver();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('request.start-over.title')}
      description={t('request.start-over.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('request.start-over.keep')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t('request.start-over.confirm')}
          </Button>
        </>
      }
    />
  );
}

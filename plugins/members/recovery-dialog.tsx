import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Button, CodeList, Dialog } from '#ui';
import { codesCopied, codesSeen } from './factor-model.ts';

/** Shows recovery codes once; a click beside the dialog does not close it. */
export function RecoveryDialog({ codes }: { codes: readonly string[] }) {
  const t = useText();
  const [copy, seen] = useUnit([codesCopied, codesSeen]);
  return (
    <Dialog
      open
      onClose={() => seen()}
      dismissable={false}
      title={t('codes.kept.title')}
      description={t('codes.kept.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button icon="copy" onClick={() => copy()}>
            {t('codes.copy')}
          </Button>
          <Button variant="primary" onClick={() => seen()}>
            {t('codes.seen')}
          </Button>
        </>
      }
    >
      <CodeList label={t('codes.list')} codes={codes} />
    </Dialog>
  );
}

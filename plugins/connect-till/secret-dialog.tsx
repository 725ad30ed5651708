import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Button, Dialog } from '#ui';
import { $secret, secretCopied, secretSeen } from './secret-model.ts';
import * as css from './till.css.ts';

/** Shows a secret once; a click beside the dialog does not close it. */
export function SecretDialog() {
  const t = useText();
  const [told, copy, seen] = useUnit([$secret, secretCopied, secretSeen]);
  if (told === null) return null;
  return (
    <Dialog
      open
      onClose={() => seen()}
      dismissable={false}
      title={t(`till.secret.${told.of}`)}
      description={t('till.secret.once')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button icon="copy" onClick={() => copy(told.secret)}>
            {t('till.secret.copy')}
          </Button>
          <Button variant="primary" onClick={() => seen()}>
            {t('till.secret.seen')}
          </Button>
        </>
      }
    >
      <p dir="ltr" className={css.secret}>
        {told.secret}
      </p>
    </Dialog>
  );
}

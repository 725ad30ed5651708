import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Button, Dialog } from '#ui';
import { codesCopied, codesSeen } from './factor-model.ts';
import * as css from './members.css.ts';

/** Recovery codes, which are told once: a click beside them does not throw them away. */
export function RecoveryDialog({ codes }: { codes: readonly string[] }) {
  const t = useText();
  const [copy, seen] = useUnit([codesCopied, codesSeen]);
  return (
    <Dialog
      open
      onClose={() => seen()}
      dismissable={false}
      title={t('profile.factor.codes.title')}
      description={t('profile.factor.codes.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button icon="copy" onClick={() => copy()}>
            {t('profile.factor.copy')}
          </Button>
          <Button variant="primary" onClick={() => seen()}>
            {t('profile.factor.seen')}
          </Button>
        </>
      }
    >
      <ul className={css.codes} dir="ltr" aria-label={t('profile.factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}

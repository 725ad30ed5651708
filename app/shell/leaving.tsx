import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Button, Dialog } from '#ui';
import { $leaving, leaveConfirmed, leaveDeclined } from './leaving-model.ts';

/** Asks before somebody leaves while an order is being placed. */
export function Leaving() {
  const t = useText();
  const [leaving, confirm, decline] = useUnit([$leaving, leaveConfirmed, leaveDeclined]);
  return (
    <Dialog
      open={leaving !== null}
      onClose={decline}
      title={t('session.leave.title')}
      description={t('session.leave.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => decline()}>{t('session.leave.stay')}</Button>
          <Button variant="primary" onClick={() => confirm()}>
            {t('session.leave.confirm')}
          </Button>
        </>
      }
    />
  );
}

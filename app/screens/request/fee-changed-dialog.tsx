import { useUnit } from 'effector-react';
import { payableFee, type RequestSnapshot, requestSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Button, Dialog } from '#ui';

/** Nobody is charged a fee they have not seen. */
export function FeeChangedDialog({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(requestSent);
  const { quote, offered } = snapshot.context;
  const decline = () => send({ type: 'feeDeclined' });
  const values = {
    before: quote ? format.money(payableFee(quote)) : '',
    after: offered ? format.money(payableFee(offered)) : '',
  };
  return (
    <Dialog
      open={snapshot.matches('confirmFee')}
      onClose={decline}
      title={t('request.fee-changed.title')}
      description={t('request.fee-changed.body', values)}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={decline}>{t('request.fee-changed.decline')}</Button>
          <Button variant="primary" onClick={() => send({ type: 'feeAccepted' })}>
            {t('request.fee-changed.accept', values)}
          </Button>
        </>
      }
    />
  );
}

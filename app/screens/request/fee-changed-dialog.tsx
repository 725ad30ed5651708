import { useUnit } from 'effector-react';
import { payableFee, type RequestSnapshot, requestSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Button, Dialog } from '#ui';

/** Nobody is charged a fee they have not seen. */
export function FeeChangedDialog({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(requestSent);
  const { quote, offered, agreedFee, editing } = snapshot.context;
  // The fee of an edit is held against that of the order, a renewed one against what was quoted before.
  const ofEdit = offered === null;
  const known = ofEdit ? agreedFee : quote && payableFee(quote);
  const next = ofEdit ? quote : offered;
  const decline = () => send({ type: 'feeDeclined' });
  const values = {
    before: known === null ? '' : format.money(known),
    after: next === null ? '' : format.money(payableFee(next)),
  };
  return (
    <Dialog
      open={snapshot.hasTag('feeAsked')}
      onClose={decline}
      title={t('request.fee-changed.title')}
      description={t('request.fee-changed.body', values)}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={decline}>{t('request.fee-changed.decline')}</Button>
          <Button variant="primary" onClick={() => send({ type: 'feeAccepted' })}>
            {t(editing ? 'request.edit.fee-accept' : 'request.fee-changed.accept', values)}
          </Button>
        </>
      }
    />
  );
}

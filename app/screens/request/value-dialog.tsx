import { useUnit } from 'effector-react';
import { type RequestSnapshot, requestSent } from '#core';
import { parseAmount } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { Button, Dialog } from '#ui';

/** An amount beyond what is usual here may be a slip of the finger. */
export function ValueDialog({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(requestSent);
  const { draft, origin, itemValueLimit } = snapshot.context;
  const decline = () => send({ type: 'valueDeclined' });
  const values = {
    amount: format.money(parseAmount(draft.fields.orderAmount ?? '', origin.amounts) ?? 0),
    limit: format.money(itemValueLimit),
  };
  return (
    <Dialog
      open={snapshot.hasTag('amountAsked')}
      onClose={decline}
      title={t('request.value-high.title')}
      description={t('request.value-high.body', values)}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={decline}>{t('request.value-high.decline')}</Button>
          <Button variant="primary" onClick={() => send({ type: 'valueConfirmed' })}>
            {t('request.value-high.accept', values)}
          </Button>
        </>
      }
    />
  );
}

import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import { Button, EmptyState } from '#ui';
import { orderPath } from '../../shell/paths.ts';
import { useInitialFields } from './request-form.ts';

/** The order is on its way to its rider; seen for long only by who comes back before tracking has been shown. */
export function OrderPlaced({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const fields = useInitialFields();
  const { order } = snapshot.context;
  if (order === null) return null;
  const { vendor_id, order_id } = order;
  const another = (
    <Button onClick={() => send({ type: 'startedOver', fields })}>{t('request.another')}</Button>
  );
  return (
    <EmptyState icon="check" title={t('request.success')} action={another}>
      <Link href={orderPath('order-tracking', vendor_id, order_id)}>
        {t('order.label', { id: order_id })}
      </Link>
    </EmptyState>
  );
}

import { Link as Route } from 'wouter';
import type { RequestSnapshot } from '#core';
import { useText } from '#i18n';
import { orderPath } from '#routes';
import { Button, EmptyState, Link } from '#ui';
import { useStartOver } from './use-start-over.ts';

/** Shown after an order was placed, usually only for a moment before tracking opens. */
export function OrderPlaced({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const startOver = useStartOver();
  const { order, editing } = snapshot.context;
  if (order === null) return null;
  const { vendor_id, order_id } = order;
  const another = <Button onClick={startOver}>{t('request.another')}</Button>;
  const title = t(editing ? 'request.updated' : 'request.success');
  return (
    <EmptyState icon="check" title={title} action={editing === null && another}>
      <Route href={orderPath('order-tracking', vendor_id, order_id)} asChild>
        <Link>{t('order.label', { id: order_id })}</Link>
      </Route>
    </EmptyState>
  );
}

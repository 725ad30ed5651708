import { useUnit } from 'effector-react';
import { Link as Route } from 'wouter';
import { $vendorId, type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import { orderPath, pathOf } from '#routes';
import { Button, EmptyState, Link, Stack } from '#ui';

/** Why an order cannot be edited: its rider has it, or it could not be fetched. */
export function EditStopped({ snapshot }: { snapshot: RequestSnapshot }) {
  const { editing } = snapshot.context;
  return editing === null ? <OrderMissing /> : <TooLate order={editing} />;
}

function OrderMissing() {
  const t = useText();
  const [vendorId, send] = useUnit([$vendorId, requestSent]);
  const ways = (
    <Stack align="center">
      <Button onClick={() => send({ type: 'orderAskedAgain' })}>{t('action.retry')}</Button>
      <Route href={pathOf({ page: 'order-tracking', vendorId })} asChild>
        <Link alone>{t('tracking.back')}</Link>
      </Route>
    </Stack>
  );
  return <EmptyState icon="warning" alone title={t('request.edit.missing')} action={ways} />;
}

type Editing = NonNullable<RequestSnapshot['context']['editing']>;

function TooLate({ order }: { order: Editing }) {
  const t = useText();
  const { order_id: id, vendor_id } = order;
  return (
    <EmptyState icon="clock" alone title={t('request.edit.too-late', { id })}>
      <p>{t('request.edit.too-late.body')}</p>
      <Route href={orderPath('order-tracking', vendor_id, id)} asChild>
        <Link>{t('order.label', { id })}</Link>
      </Route>
    </EmptyState>
  );
}

import { useStoreMap, useUnit } from 'effector-react';
import { newId } from '#adapters';
import { $duplicating, duplicateAsked } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button, IconButton } from '#ui';

type SendAgainProps = {
  order: Order;
  /** In a row of many, where only its icon has room. */
  small?: boolean;
};

/** Begins a new request like an order, ready to be placed. */
export function SendAgain({ order, small = false }: SendAgainProps) {
  const t = useText();
  const ask = useUnit(duplicateAsked);
  const { order_id: id, status } = order;
  const busy = useStoreMap({
    store: $duplicating,
    keys: [id],
    fn: (now, [mine]) => now?.order.order_id === mine,
  });
  const press = { busy, onClick: () => ask({ order, key: newId() }) };
  const label = t('order.duplicate');
  if (small) return <IconButton {...press} icon="refresh" label={label} />;
  return (
    <Button {...press} icon="refresh" variant={status === 'DELIVERED' ? 'primary' : 'secondary'}>
      {label}
    </Button>
  );
}

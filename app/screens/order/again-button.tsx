import { useStoreMap, useUnit } from 'effector-react';
import { newId } from '#adapters';
import { $duplicating, duplicateAsked } from '#core';
import { AgainLook, type SendAgainProps } from './again-look.tsx';

/** Begins a new request like an order, ready to be placed. */
export function AgainButton(props: SendAgainProps) {
  const { order } = props;
  const ask = useUnit(duplicateAsked);
  const busy = useStoreMap({
    store: $duplicating,
    keys: [order.order_id],
    fn: (now, [mine]) => now?.order.order_id === mine,
  });
  return <AgainLook {...props} busy={busy} onClick={() => ask({ order, key: newId() })} />;
}

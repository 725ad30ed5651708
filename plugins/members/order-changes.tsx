import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useFormat, useSentence, useText } from '#i18n';
import type { Order } from '#schemas';
import { $orderChanges, type OrderChanges as Changes, changesWanted } from './changes-model.ts';
import * as css from './members.css.ts';

/** Who placed, edited and cancelled an order, under what happened to it. */
export function OrderChanges({ order: { order_id, updated_at } }: { order: Order }) {
  const t = useText();
  const [known, want] = useUnit([$orderChanges, changesWanted]);
  useEffect(() => {
    want({ orderId: order_id, updatedAt: updated_at });
  }, [want, order_id, updated_at]);
  if (known?.orderId !== order_id || known.changes.length === 0) return null;
  return (
    <ul className={css.changes} aria-label={t('people.changes')}>
      {known.changes.map((change) => (
        <Line key={`${change.at} ${change.what}`} change={change} />
      ))}
    </ul>
  );
}

function Line({ change: { what, at, by } }: { change: Changes[number] }) {
  const t = useText();
  const sentence = useSentence();
  const format = useFormat();
  const person = by === null ? t('people.changes.somebody') : <bdi>{by}</bdi>;
  return <li>{sentence(`people.changes.${what}`, { person, when: format.time(at) })}</li>;
}

import type { Id, MessageKind, Order, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { promiseErrands } from '../errands/index.ts';
import type { Change } from '../orders/record.ts';
import { declared } from './declared.ts';
import { messageDue, outdoneBy } from './due.ts';

type Due = { order_id: Id; kind: MessageKind; outdone_by: readonly MessageKind[]; at: UnixTime };

/**
 * Promises the messages that changes of one outlet's orders cause, in the transaction of the changes: of the kinds that the outlet
 * chose, each once for an order, and none that a later kind makes useless. It takes no locks that could cause a deadlock.
 */
export async function promiseMessages(
  tx: Tx,
  vendorId: Id,
  changes: readonly { after: Order; change: Pick<Change, 'status'> }[],
): Promise<void> {
  const due = changes.flatMap(({ after, change }): Due[] => {
    const kind = messageDue(after, change);
    const { order_id, updated_at: at } = after;
    return kind === null ? [] : [{ order_id, kind, outdone_by: outdoneBy(kind), at }];
  });
  if (due.length === 0) return;
  const made = await tx<{ id: Id; order_id: Id; at: UnixTime }[]>`
    insert into messages (order_id, kind, created_at)
    select d.order_id, d.kind, d.at
    from jsonb_to_recordset(${JSON.stringify(due)}::text::jsonb)
      as d (order_id text, kind text, outdone_by text[], at float8)
    join message_settings s on s.vendor_id = ${vendorId} and s.is_on and d.kind = any(s.kinds)
    where not exists (
      select from messages m where m.order_id = d.order_id and m.kind = any(d.outdone_by))
    order by d.at on conflict (order_id, kind) do nothing
    returning id, order_id, created_at as at`;
  const [first] = made;
  if (!first) return;
  const promised = made.map(({ id, order_id }) => ({ payload: { message: id }, about: order_id }));
  await promiseErrands(tx, declared, promised, first.at);
}

import type { Id, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { tryAgain } from '../errands/repository.ts';
import { declared } from './declared.ts';
import { longestUse } from './deliver.ts';

/** Sets failed messages that are still useful to wait again, of all orders or of one; answers how many. */
export async function awaitFailed(tx: Tx, now: UnixTime, orderId?: Id): Promise<number> {
  const errands = await tx<{ id: string }[]>`
    with again as (
      update messages set state = 'waiting', settled_at = null
      where state = 'failed' and order_id = coalesce(${orderId ?? null}::text, order_id)
        and created_at > ${now - longestUse}
      returning id)
    select e.id from errands e join again on e.payload ->> 'message' = again.id
    where e.kind = ${declared.name} and e.given_up_at is not null`;
  return tryAgain(tx, now, { ids: errands.map(({ id }) => id) });
}

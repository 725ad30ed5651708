import { operatorCalls } from '#schemas/operator';
import { awaitFailed } from '../../messages/retry.ts';
import { changing, reading } from '../use-case.ts';

type Row = {
  order_id: string;
  kind: string;
  created_at: number;
  state: string;
  channel: string | null;
  reason: string | null;
  detail: string | null;
};

const list = reading(operatorCalls.listMessages, 'messages list', async (db, { input }) => {
  const { order = null, state = null, limit, offset } = input.query;
  const rows = await db<Row[]>`
    select order_id, kind, created_at, state, channel, reason, detail from messages
    where order_id = coalesce(${order}::text, order_id) and state = coalesce(${state}::text, state)
    order by created_at desc, id limit ${limit} offset ${offset}`;
  return { messages: [...rows] };
});

const retry = changing(operatorCalls.retryMessages, 'messages retry', async (tx, asked) => {
  const { order } = asked.input.body;
  const count = await awaitFailed(tx, asked.now, order);
  const target = order === undefined ? 'messages' : `messages of order ${order}`;
  return { result: { tried_again: count }, entry: { target, after: { tried_again: count } } };
});

/** Use cases of messages to recipients. */
export const messageCases = [list, retry];

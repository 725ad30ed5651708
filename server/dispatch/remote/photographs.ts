import type { endpoints, Order, ProofKind } from '#schemas';
import { refusal, refusals } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import type { Deps } from '../../module.ts';
import { momentHere } from './moment.ts';

/** Keeps a photograph; the newest of each kind wins. */
export async function takePhotograph(call: Call<typeof endpoints.takeFleetPhotograph>) {
  const { sql, input } = call;
  const { order_id, kind, taken_at, jpeg } = input.body;
  const [known] = await sql`select from fleet_orders where order_id = ${order_id}`;
  if (!known) throw refusals.unknown();
  await sql`
    insert into fleet_photographs as kept (order_id, kind, taken_at, jpeg)
    values (${order_id}, ${kind}, ${momentHere(taken_at, call)}, decode(${jpeg}, 'base64'))
    on conflict (order_id, kind) do update set taken_at = excluded.taken_at, jpeg = excluded.jpeg
    where excluded.taken_at > kept.taken_at`;
  return { success: true };
}

/** The photograph of an order; refuses where there is none, or it was deleted. */
export async function photographOf(
  { sql }: Pick<Deps, 'sql'>,
  { order_id }: Order,
  kind: ProofKind,
): Promise<Uint8Array> {
  const [row] = await sql<{ jpeg: Uint8Array }[]>`
    select jpeg from fleet_photographs where order_id = ${order_id} and kind = ${kind}`;
  if (!row) {
    throw refusal(404, 'ProofUnavailable', 'There is no such photograph, or no longer.', {
      key: 'error.download.proof',
    });
  }
  return row.jpeg;
}

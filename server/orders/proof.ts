import { Readable } from 'node:stream';
import type { endpoints, Order, ProofKind } from '#schemas';
import { refusal } from '../http/refusal.ts';
import { type Call, FileAnswer } from '../http/serve.ts';

/** Seconds for which a photograph is kept: a week. */
export const keptFor = 7 * 86_400;

/** Answers an order's photograph, while it is kept. */
export async function fetchProof(call: Call<typeof endpoints.fetchProof>): Promise<FileAnswer> {
  const { orderId, kind } = call.input.params;
  const [row] = await call.sql<{ record: Order }[]>`
    select record from orders where id = ${orderId}`;
  if (!row) throw unavailable();
  const name = `${orderId}-${kind}.jpg`.replace(/[^\w.-]/g, '-');
  return photographOf(call, { order: row.record, kind, name });
}

type Wanted = { order: Order; kind: ProofKind; name: string };

/** A photograph of an order as a file. */
export async function photographOf(
  { clock, dispatcher }: Pick<Call, 'clock' | 'dispatcher'>,
  { order, kind, name }: Wanted,
): Promise<FileAnswer> {
  const proof = order.proofs?.find((each) => each.kind === kind);
  if (!proof || clock() - proof.created_at > keptFor) throw unavailable();
  const picture = await dispatcher.photograph(order, kind);
  return new FileAnswer(name, 'image/jpeg', Readable.from([picture]));
}

function unavailable() {
  return refusal(404, 'ProofUnavailable', 'There is no such photograph, or no longer.', {
    key: 'error.download.proof',
  });
}

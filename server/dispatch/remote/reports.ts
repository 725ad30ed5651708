import type { endpoints, FleetReport } from '#schemas';
import { refusals } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { type Report, takeReports } from '../report.ts';
import { momentHere } from './moment.ts';

type Take = Call<typeof endpoints.takeFleetReport>;

/** Takes a fleet's report of an order that was handed over to it; any other order is refused as unknown. */
export async function takeReport(call: Take) {
  const { sql, input } = call;
  const { order_id, nth, ride = 1 } = input.body;
  const [handed] = await sql<{ vendor_id: string }[]>`
    select o.vendor_id from fleet_orders f join orders o on o.id = f.order_id
    where f.order_id = ${order_id}`;
  if (!handed) throw refusals.unknown();
  const outcome = await sql.begin(async (tx) => {
    const [before] = await tx<{ over: boolean; reported: number }[]>`
      select over, reported from orders where id = ${order_id} for update`;
    if (!before || before.over) return 'over' as const;
    // Read under the lock, since another ride may be asked for while this waits for it.
    const [current] = await tx<{ ride: number }[]>`
      select ride from fleet_orders where order_id = ${order_id}`;
    if (!current) throw refusals.unknown();
    if (ride < current.ride || nth <= before.reported) return 'known' as const;
    await takeReports(tx, handed.vendor_id, [reportOf(input.body, call)]);
    return 'taken' as const;
  });
  return { outcome };
}

function reportOf(said: FleetReport, call: Take): Report {
  const { order_id, ride: _ride, nth, at, photographs, reason, ...says } = said;
  const proofs = photographs?.map(({ kind, taken_at }) => ({
    kind,
    created_at: momentHere(taken_at, call),
  }));
  const cancellation =
    said.status === 'CANCELLED'
      ? { cancellation: { source: 'platform', reason: reason ?? 'no_courier' } }
      : {};
  return {
    ...{ order_id, nth, at: momentHere(at, call) },
    says: { ...says, ...(proofs && { proofs }), ...cancellation },
  };
}

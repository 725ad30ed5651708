import type { endpoints, RiderLocation, UnixTime } from '#schemas';
import type { Db, Fragment } from '../../db/connect.ts';
import type { Call } from '../../http/serve.ts';
import { momentHere } from './moment.ts';

/** Keeps the newest position of each rider with a live order. */
export async function takePositions(call: Call<typeof endpoints.takeFleetPositions>) {
  const { sql, input } = call;
  const rows = input.body.positions.map(({ heading = null, at, ...position }) => ({
    // A position dated in the future would block all later ones.
    ...{ ...position, heading, said_at: Math.min(at, call.clock() + call.ahead) },
    measured_at: momentHere(at, call),
  }));
  await sql`
    with given as materialized (
      select distinct on (rider_id) * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given
        (rider_id text, latitude float8, longitude float8, heading float8, said_at float8, measured_at float8)
      order by rider_id, said_at desc
    )
    insert into fleet_positions as kept (rider_id, latitude, longitude, heading, said_at, measured_at)
    select g.* from given g
    where exists (select from orders o where o.rider_id = g.rider_id and not o.over) order by g.rider_id
    on conflict (rider_id) do update set
      latitude = excluded.latitude, longitude = excluded.longitude, heading = excluded.heading,
      said_at = excluded.said_at, measured_at = excluded.measured_at
    where excluded.said_at > kept.said_at`;
  return { success: true };
}

/** The position of a rider with a live order. */
export async function locateOne(
  sql: Db,
  riderId: string,
  _now: UnixTime,
): Promise<RiderLocation | undefined> {
  const [row] = await sql<RiderLocation[]>`
    select rider_id, latitude, longitude, heading, measured_at as updated_at from fleet_positions p
    where rider_id = ${riderId}
      and exists (select from orders o where o.rider_id = p.rider_id and not o.over)`;
  return row;
}

/** The positions of the riders of these orders, each rider once. */
export async function locateAll(sql: Db, rides: Fragment): Promise<RiderLocation[]> {
  return [
    ...(await sql<RiderLocation[]>`
      select rider_id, latitude, longitude, heading, measured_at as updated_at from fleet_positions
      where rider_id in (select r.rider_id from (${rides}) r) order by rider_id`),
  ];
}

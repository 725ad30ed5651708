import * as z from 'zod/mini';
import type { DeliveryArea } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import type { Db, Tx } from '../../db/connect.ts';
import { refusal } from '../../http/refusal.ts';
import { readArea } from '../../places/import/geometry.ts';
import { stableId } from '../../places/record.ts';
import { nameSource } from '../../places/repository.ts';
import { changing, reading } from '../use-case.ts';
import { findOutlet, lockFamily, outletTarget } from './outlet-rows.ts';

type Area = z.input<typeof operatorCalls.listAreas.result>['areas'][number];
type Feature = { name: string; geometry: DeliveryArea['geometry'] };

const list = reading(operatorCalls.listAreas, 'areas list', async (db, { input }) => {
  const { outletId } = input.params;
  await findOutlet(db, outletId);
  return { areas: await areasOf(db, outletId) };
});

const importing = changing(operatorCalls.importAreas, 'areas import', async (tx, { input }) => {
  const [outlet] = await lockFamily(tx, input.params.outletId);
  const { features, rejected } = featuresIn(input.body.geojson);
  const before = await forget(tx, outlet.outlet_id);
  await store(tx, outlet.outlet_id, features);
  const after = { areas: features.length, rejected: rejected.length };
  return {
    result: { areas: await areasOf(tx, outlet.outlet_id), rejected },
    entry: { target: outletTarget(outlet), before: { areas: before }, after },
  };
});

const remove = changing(operatorCalls.removeAreas, 'areas remove', async (tx, { input }) => {
  const [outlet] = await lockFamily(tx, input.params.outletId);
  const before = await forget(tx, outlet.outlet_id);
  return {
    result: { areas: await areasOf(tx, outlet.outlet_id) },
    entry: { target: outletTarget(outlet), before: { areas: before }, after: { areas: 0 } },
  };
});

/** Use cases of delivery areas. */
export const areaCases = [list, importing, remove];

/** The areas that apply to an outlet: its own, else its country's. */
async function areasOf(db: Db, outletId: string): Promise<Area[]> {
  const rows = await db<(Omit<Area, 'corners'> & Pick<DeliveryArea, 'geometry'>)[]>`
    select a.id as area_id, a.name, a.source, a.geometry, a.vendor_id is null as is_shared
    from delivery_area a join vendors v on v.id = ${outletId} and v.country_code = a.country
    where a.vendor_id = ${outletId} or (a.vendor_id is null and not exists (
      select from delivery_area own where own.vendor_id = ${outletId} and own.country = a.country))
    order by a.name, a.id`;
  return rows.map(({ geometry, ...area }) => ({ ...area, corners: cornersOf(geometry) }));
}

function cornersOf({ type, coordinates }: DeliveryArea['geometry']): number {
  const rings = type === 'Polygon' ? coordinates : coordinates.flat();
  return rings.reduce((sum, ring) => sum + ring.length - 1, 0);
}

async function forget(tx: Tx, outletId: string): Promise<number> {
  const { count } = await tx`delete from delivery_area where vendor_id = ${outletId}`;
  return count;
}

async function store(tx: Tx, outletId: string, features: readonly Feature[]): Promise<void> {
  const source = `outlet-${outletId}`;
  await nameSource(tx, source, '');
  for (const [nth, { name, geometry }] of features.entries()) {
    const id = stableId(source, [String(nth)]);
    await tx`insert into delivery_area (id, country, vendor_id, name, geometry, source)
      select ${id}, country_code, id, ${name || `${nth + 1}`}, ${tx.json(geometry)}, ${source}
      from vendors where id = ${outletId}`;
  }
}

const Named = z.object({
  geometry: z.unknown(),
  properties: z.optional(z.nullable(z.object({ name: z.optional(z.unknown()) }))),
});
const Collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).check(z.minLength(1), z.maxLength(500)),
});

/** The polygons of a GeoJSON file, and how many other features it has. */
function featuresIn(geojson: string) {
  const parsed = Collection.safeParse(jsonIn(geojson));
  if (!parsed.success) throw unreadable('it is no GeoJSON with 1 to 500 features');
  const read = parsed.data.features.map((each, nth) => ({ ...featureOf(each), feature: nth + 1 }));
  const features = read.flatMap(({ name, geometry }) => (geometry ? [{ name, geometry }] : []));
  if (features.length === 0) throw unreadable('it has no closed polygon');
  const bad = read.filter(({ geometry }) => geometry === undefined);
  const rejected = bad.map(({ feature }) => ({ feature, reason: 'It has no closed polygon.' }));
  return { features, rejected };
}

function featureOf(each: unknown) {
  const parsed = Named.safeParse(each);
  const name = parsed.data?.properties?.name;
  return {
    name: typeof name === 'string' ? name.slice(0, 300) : '',
    geometry: readArea(parsed.data?.geometry),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function unreadable(why: string) {
  return refusal(400, 'UnreadableFile', `The file cannot be read: ${why}.`, {
    ...{ key: 'alert.error', field: 'body.geojson' },
  });
}

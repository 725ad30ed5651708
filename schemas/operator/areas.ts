import * as z from 'zod/mini';
import { Id, text, typedText } from '../primitives.ts';
import { OutletAt } from './common.ts';
import { defineOperatorCall } from './define.ts';

/** A delivery area as operators see it. */
const OperatedArea = z.object({
  area_id: Id,
  name: text(300),
  /** Where it came from. */
  source: text(300),
  corners: z.number(),
  /** Whether it applies to all outlets of the country that have no areas of their own. */
  is_shared: z.boolean(),
});
const Areas = { areas: z.array(OperatedArea) };

export const listAreas = defineOperatorCall({
  id: 'listAreas',
  summary: 'Where an outlet delivers: its own areas, or else those of its country',
  method: 'GET',
  path: '/outlets/{outletId}/areas',
  params: OutletAt,
  result: z.object(Areas),
});

export const importAreas = defineOperatorCall({
  id: 'importAreas',
  summary:
    'Give an outlet the polygons of a GeoJSON file as its own areas, instead of those that it had',
  method: 'POST',
  path: '/outlets/{outletId}/areas/import',
  params: OutletAt,
  body: z.strictObject({ geojson: typedText(2_000_000) }),
  result: z.object({
    ...Areas,
    rejected: z.array(z.object({ feature: z.number(), reason: text(1000) })),
  }),
  refusals: ['UnreadableFile'],
});

export const removeAreas = defineOperatorCall({
  id: 'removeAreas',
  summary: 'Take an outlet’s own areas away, so that it delivers where its country does',
  method: 'DELETE',
  path: '/outlets/{outletId}/areas',
  params: OutletAt,
  result: z.object(Areas),
});

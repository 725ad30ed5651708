import * as z from 'zod/mini';
import { FleetPhotograph, FleetPositions, FleetReport } from '../fleet.ts';
import { defineEndpoint } from './define.ts';

const signed = { service: 'fleet', access: { kind: 'fleet' }, retry: 'idempotent' } as const;

export const takeFleetReport = defineEndpoint({
  ...signed,
  id: 'takeFleetReport',
  summary: 'What the connected fleet says of an order',
  method: 'POST',
  path: '/reports',
  body: FleetReport,
  /** `known`: this or a newer report has arrived before. `over`: the order has already ended. */
  result: z.object({ outcome: z.enum(['taken', 'known', 'over']) }),
  refusals: ['SignatureRefused'],
});

export const takeFleetPositions = defineEndpoint({
  ...signed,
  id: 'takeFleetPositions',
  summary: "Where the connected fleet's riders are; of those who carry a live order",
  method: 'POST',
  path: '/positions',
  body: FleetPositions,
  result: z.object({ success: z.boolean() }),
  refusals: ['SignatureRefused'],
});

export const takeFleetPhotograph = defineEndpoint({
  ...signed,
  id: 'takeFleetPhotograph',
  summary: 'What a rider of the connected fleet photographed, before a report tells of it',
  method: 'POST',
  path: '/photographs',
  body: FleetPhotograph,
  result: z.object({ success: z.boolean() }),
  refusals: ['SignatureRefused'],
});

import { nearby } from '../orders/support.ts';
import type { GoodInputs } from './given.ts';
import { handed, reportOf, riding, signed } from './rides.ts';
import type { World } from './world.ts';

const at = ({ server: { deps } }: World) => Math.floor(deps.clock());
const positionOf = (rider_id: string, world: World) => ({ rider_id, ...nearby, at: at(world) });

/** What a connected fleet says, and what is asked of it. */
export const fleetInputs: GoodInputs<
  'takeFleetReport' | 'takeFleetPositions' | 'takeFleetPhotograph' | 'locateRiders'
> = {
  takeFleetReport: {
    async fresh(world) {
      const rider = { id: 'rider', name: 'Kim Noor', phone_number: '+6590001111' };
      const report = reportOf(await handed(world), world);
      const status = 'COURIER_ACCEPTED_DELIVERY';
      return { ...signed(world), body: { ...report, status, rider } };
    },
    did: ({ result }) => result.outcome === 'taken',
  },
  takeFleetPositions: {
    async fresh(world) {
      const positions = [positionOf(await riding(world), world)];
      return { ...signed(world), body: { positions } };
    },
    did: async ({ world, sent }) =>
      (
        await world.server.sql`select 1 from fleet_positions
          where rider_id = ${sent.body.positions[0]?.rider_id ?? ''}`
      ).length > 0,
  },
  takeFleetPhotograph: {
    async fresh(world) {
      const { order_id } = await handed(world);
      const picture = { kind: 'pickup' as const, taken_at: at(world), jpeg: '/9j/' };
      return { ...signed(world), body: { order_id, ...picture } };
    },
    did: async ({ world, sent }) =>
      (
        await world.server.sql`select 1 from fleet_photographs
          where order_id = ${sent.body.order_id}`
      ).length > 0,
  },
  locateRiders: {
    async fresh(world) {
      const rider = await riding(world);
      const body = { positions: [positionOf(rider, world)] };
      await world.make('takeFleetPositions', { ...signed(world), body });
      return { body: { rider_ids: [rider] } };
    },
    did: ({ result }) => result.data.length === 1,
  },
};

import type { Market, Position } from '#schemas';
import { moveBy, roundDegrees } from '../fleet/streets.ts';
import { outletPhone } from './phones.ts';
import preview from './preview.json' with { type: 'json' };
import type { DemoMerchant, DemoOutlet } from './vendors.ts';

type Spot = { name: string; address: string; north: number; east: number };

/** A merchant around the centre of a market, made from its file alone. */
export function previewMerchant(market: Market, deployment: string): DemoMerchant {
  const code = market.country.toLowerCase();
  const city = cityOf(market);
  const phone = outletPhone(market);
  const name = `${city} ${preview.kitchen}`;
  const outlet = (id: string, called: string, spot: Spot): DemoOutlet => ({
    ...{ id, name: called, phone, address: `${spot.address}, ${city}`, city },
    ...{ ...positionOf(spot, market), postalCode: null },
  });
  const { stranger, newcomer, prospect } = preview;
  const id = `k9${code}`;
  return {
    ...{ deployment, country: market.country, id, name },
    outlets: preview.outlets.map((spot, nth) =>
      outlet(`${id}${nth + 1}`, `${name} ${spot.name}`, spot),
    ),
    newcomer: { id: `k7${code}`, name: `${city} ${newcomer.name}`, phone, address: '', city },
    stranger: outlet(`k8${code}`, `${city} ${stranger.name}`, stranger),
    prospects: [
      { ...outlet(`k5${code}`, `${city} ${prospect.name}`, prospect), owner: prospect.owner },
    ],
  };
}

/** The market's city, taken from the name of its time zone. */
function cityOf({ timezone }: Market): string {
  return timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
}

/** A spot's position, to about a metre; it lies some kilometres from the market's centre. */
function positionOf({ north, east }: Spot, { centre }: Market): Position {
  const spot = moveBy(centre, { north: north * 1000, east: east * 1000 });
  return {
    latitude: roundDegrees(spot.latitude, 5),
    longitude: roundDegrees(spot.longitude, 5),
  };
}

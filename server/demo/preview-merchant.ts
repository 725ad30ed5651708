import type { Market, Position } from '#schemas';
import { outletPhone } from './phones.ts';
import preview from './preview.json' with { type: 'json' };
import type { DemoMerchant, DemoOutlet } from './vendors.ts';

type Spot = { name: string; address: string; north: number; east: number };

/** Kilometres of a degree of latitude. */
const degree = 111.195;

/** A merchant around the centre of a market, made from its file alone. */
export function previewMerchant(market: Market, deployment: string): DemoMerchant {
  const code = market.country.toLowerCase();
  const city = cityOf(market);
  const phone = outletPhone(market);
  const name = `${city} ${preview.kitchen}`;
  const outlet = (id: string, called: string, spot: Spot): DemoOutlet => ({
    ...{ id, name: called, phone, address: `${spot.address}, ${city}`, city },
    ...{ ...beside(market.centre, spot), postalCode: null },
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

/** The position some kilometres from another, to about a metre. */
function beside({ latitude, longitude }: Position, { north, east }: Spot): Position {
  const shorter = Math.cos((latitude * Math.PI) / 180);
  const rounded = (degrees: number) => Number(degrees.toFixed(5));
  return {
    latitude: rounded(latitude + north / degree),
    longitude: rounded(longitude + east / degree / shorter),
  };
}

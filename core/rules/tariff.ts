import type { Market, Position, Tariff } from '#schemas';
import { greatCircleMetres } from './distance.ts';

/**
 * The tariff of a delivery that begins here: that of the first place whose circle holds the position, else the market's. A
 * circle decides, not a town's name: every order has coordinates, and towns are spelled in many ways.
 */
export function tariffAt({ fee }: Pick<Market, 'fee'>, source: Position): Tariff {
  const { places: _, ...usual } = fee;
  const place = placeAt({ fee }, source);
  return {
    base: place?.base ?? usual.base,
    perKilometre: place?.perKilometre ?? usual.perKilometre,
    freeKilometres: place?.freeKilometres ?? usual.freeKilometres,
    surcharges: place?.surcharges ?? usual.surcharges,
  };
}

/** The place with a tariff of its own that a position lies in; undefined outside of all. */
export function placeAt({ fee: { places = [] } }: Pick<Market, 'fee'>, source: Position) {
  return places.find(
    ({ centre, radiusKm }) => greatCircleMetres(centre, source) <= radiusKm * 1000,
  );
}

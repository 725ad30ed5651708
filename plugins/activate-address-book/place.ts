import { createEffect } from 'effector';
import { endpointFx } from '#core';
import { isMeant, parseCoordinates, streetOf } from '#core/rules';
import { type Extent, endpoints, type Id, type Position } from '#schemas';
import type { Keep } from './keeper.ts';

const autocompleteFx = endpointFx(endpoints.autocomplete);
const detailsFx = endpointFx(endpoints.placeDetails);
const reverseFx = endpointFx(endpoints.reverseGeocode);

/** The most characters that the call accepts. */
const most = 300;

/** Where a customer went whose street was changed: to the place that was chosen, or else to what the street says. */
export type Moved = {
  readonly chosen: Id | null;
  readonly near: Position;
  readonly language: string;
  readonly extent?: Extent | undefined;
};

type Outcome = {
  readonly keep: Keep;
  /** `unclear` is for a person to choose among several places, or to judge one that was not quite typed. */
  readonly outcome: 'chosen' | 'found' | 'unclear' | 'nowhere';
};

/** Puts a customer at the place that was chosen, or that a typed street can only mean. */
export const placeFx = createEffect(
  async ({ keep, moved }: { keep: Keep; moved: Moved }): Promise<Outcome> => {
    const { chosen, near, language, extent } = moved;
    const query = keep.customer.street_address.trim().slice(0, most);
    const placeOf = (place_id: Id) => detailsFx({ query: { place_id, language } });
    if (chosen !== null) return { keep: at(keep, await placeOf(chosen)), outcome: 'chosen' };
    const position = parseCoordinates(query, extent);
    if (position !== null) {
      const place = await reverseFx({ query: { ...position, language } }).catch(() => nameless);
      return { keep: called(at(keep, { ...place, ...position })), outcome: 'found' };
    }
    const { suggestions } = await autocompleteFx({ query: { query, ...near, language } });
    const [first] = suggestions;
    if (first === undefined) return { keep, outcome: 'nowhere' };
    if (suggestions.length > 1 || !isMeant(first, query)) return { keep, outcome: 'unclear' };
    return { keep: at(keep, await placeOf(first.place_id)), outcome: 'found' };
  },
);

/** A position at which the map knows nothing, which is called as it was typed. */
const nameless = { city: '', zipcode: '', formatted_address: '' };

function at({ customer, ...keep }: Keep, place: typeof nameless & Position): Keep {
  const { latitude, longitude, city, zipcode: postal_code } = place;
  const address_text = place.formatted_address || customer.street_address;
  const located = { latitude, longitude, city, postal_code, address_text };
  return { ...keep, customer: { ...customer, ...located } };
}

/** Two numbers are no street if the map knows one. */
function called(keep: Keep): Keep {
  const { street_address: typed, address_text } = keep.customer;
  const street_address = address_text === typed ? typed : streetOf(address_text);
  return { ...keep, customer: { ...keep.customer, street_address } };
}

import { attach } from 'effector';
import { $vendor, endpointFx } from '#core';
import { endpoints } from '#schemas';
import type { Keep } from './keeper.ts';

const autocompleteFx = endpointFx(endpoints.autocomplete);
const detailsFx = endpointFx(endpoints.placeDetails);

/** The most characters that the call accepts. */
const most = 300;

/** Puts a customer whose street was typed at the place that fits it best near the old one, or else near the outlet; `found` says whether there is one. */
export const placeFx = attach({
  source: $vendor,
  effect: async (vendor, keep: Keep): Promise<{ readonly keep: Keep; readonly found: boolean }> => {
    const { customer } = keep;
    const query = customer.street_address.trim().slice(0, most);
    const known = customer.latitude === null ? vendor?.vendor_information.location : customer;
    const { latitude: lat = null, longitude: lng = null } = known ?? {};
    const near = {
      ...(lat !== null && { latitude: lat }),
      ...(lng !== null && { longitude: lng }),
    };
    const { suggestions } = await autocompleteFx({ query: { query, ...near } });
    const [first] = suggestions;
    if (first === undefined) return { keep, found: false };
    const place = await detailsFx({ query: { place_id: first.place_id } });
    const { latitude, longitude, city, zipcode: postal_code } = place;
    const moved = { ...customer, latitude, longitude, city, postal_code };
    return { keep: { ...keep, customer: moved }, found: true };
  },
});

import { createEffect } from 'effector';
import { endpointFx } from '#core';
import { endpoints } from '#schemas';
import type { Keep } from './keeper.ts';

const autocompleteFx = endpointFx(endpoints.autocomplete);
const detailsFx = endpointFx(endpoints.placeDetails);

/** The most characters that the call accepts. */
const most = 300;

/** Puts a customer whose street was changed at the place that fits it best near the old one; `found` says whether there is one. */
export const placeFx = createEffect(
  async (keep: Keep): Promise<{ readonly keep: Keep; readonly found: boolean }> => {
    const { customer } = keep;
    const query = customer.street_address.trim().slice(0, most);
    const near = {
      ...(customer.latitude !== null && { latitude: customer.latitude }),
      ...(customer.longitude !== null && { longitude: customer.longitude }),
    };
    const { suggestions } = await autocompleteFx({ query: { query, ...near } });
    const [first] = suggestions;
    if (first === undefined) return { keep, found: false };
    const place = await detailsFx({ query: { place_id: first.place_id } });
    const { latitude, longitude, city, zipcode: postal_code } = place;
    const moved = { ...customer, latitude, longitude, city, postal_code };
    return { keep: { ...keep, customer: moved }, found: true };
  },
);

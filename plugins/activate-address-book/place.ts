import { createEffect } from 'effector';
import { endpointFx } from '#core';
import { endpoints } from '#schemas';
import type { Keep } from './keeper.ts';

const autocompleteFx = endpointFx(endpoints.autocomplete);
const detailsFx = endpointFx(endpoints.placeDetails);

/** The most characters that the call accepts. */
const most = 300;

/** Puts a customer whose street was changed at the first place that fits it, as a row of a file; `found` says whether there is one. */
export const placeFx = createEffect(
  async (keep: Keep): Promise<{ readonly keep: Keep; readonly found: boolean }> => {
    const query = keep.customer.street_address.trim().slice(0, most);
    const { suggestions } = await autocompleteFx({ query: { query } });
    const [first] = suggestions;
    if (first === undefined) return { keep, found: false };
    const { latitude, longitude } = await detailsFx({ query: { place_id: first.place_id } });
    return { keep: { ...keep, customer: { ...keep.customer, latitude, longitude } }, found: true };
  },
);

import { createEffect } from 'effector';
import { endpointFx } from '#core';
import { endpoints, type Id, type Place, type Position } from '#schemas';
import { bodyOf, type OutletDraft } from './draft.ts';

/** In which language the answer is wanted. */
export type Spoken = { readonly language: string };

const createFx = endpointFx(endpoints.createOutlet);
const updateFx = endpointFx(endpoints.updateOutlet);
const placeFx = endpointFx(endpoints.placeDetails);
const reverseFx = endpointFx(endpoints.reverseGeocode);

/** Creates a collection point, under the key of its draft, or changes one. */
export const saveFx = createEffect(({ vendorId, key, fields }: OutletDraft) => {
  const body = bodyOf(fields);
  if (vendorId !== null) return updateFx({ params: { vendorId }, body });
  const parent_vendor_id = fields.parentVendorId;
  return createFx({ body: { ...body, parent_vendor_id }, idempotencyKey: key });
});

type Question = Spoken & { readonly asked: { placeId: Id } | Position };
/** Asks what a place is called, or what lies at a position. */
export const lookUpFx = createEffect(
  ({ asked, language }: Question): Promise<Place> =>
    'placeId' in asked
      ? placeFx({ query: { place_id: asked.placeId, language } })
      : reverseFx({ query: { ...asked, language } }),
);

import * as z from 'zod/mini';
import { defineKept } from '#core';
import { withoutCards } from '#core/rules';
import { CountryCode, Id, mostOwners, Position } from '#schemas';
import { isChanged, type OutletForm, type OutletForms, targetOf } from './forms.ts';

const text = z.string().check(z.maxLength(5000));
const Fields = z.object({
  ...{ parentVendorId: text, clientVendorId: text, name: text, unitNo: text, building: text },
  ...{ phone: text, riderInstructions: text },
  owners: z.array(z.object({ email: text })).check(z.maxLength(mostOwners)),
  location: z.object({
    ...{ formatted_address: text, city: text, zipcode: text, street: text, streetNumber: text },
    latitude: z.nullable(Position.shape.latitude),
    longitude: z.nullable(Position.shape.longitude),
    countryCode: CountryCode,
    own: z.optional(z.boolean()),
  }),
});
const Draft = z.object({ vendorId: z.nullable(Id), key: text, fields: Fields });
const Forms = z.array(z.object({ fresh: Draft, draft: Draft }));
type Forms = z.infer<typeof Forms>;

/** What a person typed into forms of collection points and did not save. */
export const typedForms = defineKept({
  key: 'outlets',
  keptFor: 'typed',
  read: (stored) => Forms.safeParse(stored).data ?? null,
});

/** The forms that hold something unsaved, as they outlast the page; null for none. */
export function writeForms({ open, kept }: OutletForms): Forms | null {
  const forms = [...(open && isChanged(open) ? [open] : []), ...Object.values(kept)];
  return forms.length === 0
    ? null
    : withoutCards(forms.map(({ fresh, draft }) => ({ fresh, draft })));
}

/** What was kept, as forms that nobody has open. */
export function readForms(kept: Forms | null): readonly OutletForm[] {
  return (kept ?? []).map((form) => ({ ...form, kept: true, saving: false, refusal: null }));
}

/** Puts in what an earlier visit left, where nothing newer stands: before anything is opened. */
export function restoreForms(all: OutletForms, forms: readonly OutletForm[]): OutletForms {
  const known = Object.fromEntries(forms.map((form) => [targetOf(form.draft), form]));
  return { ...all, kept: { ...known, ...all.kept } };
}

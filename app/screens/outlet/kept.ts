import * as z from 'zod/mini';
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
  }),
});
const Draft = z.object({ vendorId: z.nullable(Id), key: text, fields: Fields });
const Kept = z.array(z.object({ fresh: Draft, draft: Draft }));

/** The forms that hold something unsaved, as a text that outlasts the page; empty for none. */
export function writeForms({ open, kept }: OutletForms): string {
  const forms = [...(open && isChanged(open) ? [open] : []), ...Object.values(kept)];
  return forms.length === 0
    ? ''
    : JSON.stringify(withoutCards(forms.map(({ fresh, draft }) => ({ fresh, draft }))));
}

/** What such a text holds; nothing where it is damaged. */
export function readForms(text: string): readonly OutletForm[] {
  const read = Kept.safeParse(parseJson(text));
  const forms = read.success ? read.data : [];
  return forms.map((form) => ({ ...form, kept: true, saving: false, refusal: null }));
}

/** Puts in what an earlier visit left, where nothing newer stands: before anything is opened. */
export function found(all: OutletForms, forms: readonly OutletForm[]): OutletForms {
  const known = Object.fromEntries(forms.map((form) => [targetOf(form.draft), form]));
  return { ...all, kept: { ...known, ...all.kept } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

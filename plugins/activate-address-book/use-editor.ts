import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $vendor } from '#core';
import { useConfig, useLanguage } from '#i18n';
import type { AddressBookEntry, PlaceSuggestion, SavedCustomer } from '#schemas';
import { useOutletPosition } from '../../app/screens/address/index.ts';
import { customerOf, newCustomer } from './customer.ts';
import type { Moved } from './place.ts';
import { withPlace } from './typed-rest.ts';

/** A customer as they are edited, and the place that was chosen for what stands as their street. */
export function useEditor(entry: AddressBookEntry | null) {
  const vendor = useUnit($vendor);
  const [customer, setCustomer] = useState(entry ? customerOf(entry) : newCustomer(vendor));
  const [chosen, setChosen] = useState<PlaceSuggestion | null>(null);
  const where = useWhere(customer);
  const change = (changed: Partial<SavedCustomer>) => setCustomer({ ...customer, ...changed });
  return {
    ...{ customer, chosen, change, near: where.near },
    typeStreet: (street_address: string) => {
      setChosen(null);
      change({ street_address });
    },
    choose: (place: PlaceSuggestion) => {
      setChosen(place);
      change(withPlace(customer, place));
    },
    /** The customer to keep; a changed street replaces the whole address text, and may be at another place. */
    edited: (): { customer: SavedCustomer; moved?: Moved } => {
      const { street_address: address_text } = customer;
      const isAsBefore = address_text.trim() === entry?.street_address.trim();
      if (chosen === null && isAsBefore) return { customer };
      const moved = { ...where, chosen: chosen?.place_id ?? null };
      return { customer: { ...customer, address_text }, moved };
    },
  };
}

/** What is looked for is near the old place, or else near the outlet. */
function useWhere({ latitude, longitude }: SavedCustomer) {
  const outlet = useOutletPosition();
  const { code: language } = useLanguage();
  const { extent } = useConfig().market;
  const near = latitude === null || longitude === null ? outlet : { latitude, longitude };
  return { near, language, extent };
}

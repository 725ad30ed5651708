import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $vendor } from '#core';
import { unitIn } from '#core/rules';
import { useConfig, useLanguage } from '#i18n';
import type { AddressBookEntry, PlaceSuggestion, SavedCustomer } from '#schemas';
import { useOutletPosition } from '../../app/screens/address/index.ts';
import { customerOf, newCustomer } from './customer.ts';
import type { Moved } from './place.ts';

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
      change({ street_address: place.title, unit: customer.unit || typedUnit(customer) });
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

function typedUnit({ street_address }: SavedCustomer): string {
  return unitIn(street_address)?.unit ?? '';
}

/** What is looked for is near the old place, or else near the outlet. */
function useWhere({ latitude, longitude }: SavedCustomer) {
  const outlet = useOutletPosition();
  const { code: language } = useLanguage();
  const { extent } = useConfig().market;
  const near = latitude === null || longitude === null ? outlet : { latitude, longitude };
  return { near, language, extent };
}

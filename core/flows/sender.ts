import { composeAddress, phoneCharacters } from '#core/rules';
import type { OrderCreation, RequestDraft } from '#schemas';

/** The fields in which a guest says who they are. */
export const senderFields = {
  name: 'senderName',
  email: 'senderEmail',
  phone: 'senderPhone',
} as const;

/** Who hands the order over, and where: only of somebody whose address was asked for and kept with the draft. */
export function senderOf({ origin_form: from, fields }: RequestDraft): OrderCreation['sender'] {
  if (!from || from.latitude === null || from.longitude === null) return undefined;
  const text = (key: string) => fields[key]?.trim() ?? '';
  const { latitude, longitude, unit, building, notes } = from;
  const street = from.addressQuery || from.street_address;
  return {
    location: { latitude, longitude, address: composeAddress([unit, building, street]), notes },
    name: text(senderFields.name),
    email: text(senderFields.email),
    phone_number: phoneCharacters(text(senderFields.phone)),
  };
}

import { composeAddress, parseCoordinates, phoneCharacters, senderFields } from '#core/rules';
import type {
  KeptSender,
  OrderCreation,
  OriginForm,
  Position,
  RequestDraft,
  RequestFields,
} from '#schemas';

/** Where the order is collected by this form; null while that is not known. */
export function positionOf({ latitude, longitude }: OriginForm): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Who hands the order over, and where; undefined unless the draft holds an address, as a guest's does. */
export function senderOf({ origin_form: from, fields }: RequestDraft): OrderCreation['sender'] {
  const position = from && positionOf(from);
  if (!position) return undefined;
  const text = (key: string) => fields[key]?.trim() ?? '';
  return {
    location: { ...position, address: addressOfOrigin(from), notes: from.notes },
    name: text(senderFields.name),
    email: text(senderFields.email),
    phone_number: phoneCharacters(text(senderFields.phone)),
  };
}

/** The pickup address as the rider reads it: the entered street, and the map's address where that says more. Nothing is named twice. */
export function addressOfOrigin({ unit, building, street_address, addressQuery }: OriginForm) {
  const street = street_address.trim();
  const found = parseCoordinates(addressQuery) === null ? addressQuery.trim() : '';
  const place = found.includes(street) ? found : composeAddress([street, found]);
  const address = place || addressQuery;
  const said = new Set(address.split(',').map((part) => part.trim()));
  const before = [unit, building].filter((part) => !said.has(part.trim()));
  return composeAddress([...before, address]);
}

/** What is kept of a guest's request for their next one: only who they are and where it is collected. */
export function keptSenderOf({ origin_form, fields }: RequestDraft): KeptSender | null {
  if (!origin_form) return null;
  const text = (key: string) => fields[key]?.trim() ?? '';
  return {
    name: text(senderFields.name).slice(0, 300),
    email: text(senderFields.email).slice(0, 320),
    phone_number: text(senderFields.phone).slice(0, 40),
    origin_form,
  };
}

/** The fields of a request that begins with a kept sender; none without one. */
export function fieldsOfSender(sender: KeptSender | null): RequestFields {
  if (sender === null) return {};
  const { name, email, phone_number } = sender;
  return {
    [senderFields.name]: name,
    [senderFields.email]: email,
    [senderFields.phone]: phone_number,
  };
}

import type { BookColumn } from './book-columns.ts';
import { postcodeWords, townWords } from './book-words.ts';
import { type Header, headerNamesOf, readHeader } from './bulk/header.ts';
import { headerNames } from './bulk/header-names.ts';

/** Reads the header of a file of customers, with the rules and names of a file of orders. */
export function readBookHeader(cells: readonly string[]): Header<BookColumn> {
  return readHeader(cells, names);
}

/** Columns that every file must have. */
const needed: readonly BookColumn[] = ['recipient_name', 'recipient_address'];

/** The required columns that are missing among these. */
export function missingBookColumns(columns: readonly (BookColumn | null)[]): readonly BookColumn[] {
  return needed.filter((column) => !columns.includes(column));
}

const names = headerNamesOf<BookColumn>({
  recipient_name: headerNames.recipient_name,
  recipient_phone_number: headerNames.recipient_phone_number,
  unit_number: headerNames.unit_number,
  building: headerNames.building,
  recipient_address: headerNames.recipient_address,
  city: [
    ...townWords,
    ...['town', 'customer city', 'recipient city', 'delivery city', 'المدينة', 'مدينة'],
    ...['ເມືອງ', 'ນະຄອນ', '城市', '縣市'],
  ],
  postal_code: [
    ...postcodeWords,
    ...['postcode', 'post code', 'postal', 'postal no', 'zip', 'zip code', 'pin code', 'pincode'],
    ...['الرمز البريدي', 'رمز بريدي', 'ລະຫັດໄປສະນີ', '郵遞區號', '郵政編碼'],
  ],
  recipient_notes: headerNames.recipient_notes,
  latitude: headerNames.latitude,
  longitude: headerNames.longitude,
});

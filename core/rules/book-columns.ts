/** The columns of a file of customers, in the order of writing; columns shared with a file of orders have the same names. */
export const bookColumns = [
  'recipient_name',
  'recipient_phone_number',
  'unit_number',
  'building',
  'recipient_address',
  'city',
  'postal_code',
  'recipient_notes',
  'latitude',
  'longitude',
] as const;
export type BookColumn = (typeof bookColumns)[number];

/** A row of such a file: a text for each column, empty where it has none. */
export type BookCells = Readonly<Record<BookColumn, string>>;

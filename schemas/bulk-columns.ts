/** The columns of the template, in its order. There is none for the outlet, since a file is uploaded for one outlet. */
export const bulkColumns = [
  'recipient_name',
  'recipient_address',
  'recipient_phone_number',
  'latitude',
  'longitude',
  'recipient_notes',
  'payment_method',
  'amount',
  'description',
  'preordered_for',
  'pickup_code',
  'unit_number',
  'building',
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** How a message meets the person: a notice of so many milliseconds, or a text that stays beside what it is about. */
export type Entry = { readonly text: string; readonly lasts: number | 'stays' };

/**
 * The error catalogue of the order domain (specification 2, section 8), by key: what it says in English and for how
 * long. Where the specification has words they stand here literally; where it has a key, the words are ours.
 */
export const catalogue = {
  'request.error.create': { text: 'Could not create that order', lasts: 'stays' },
  'request.error.update': { text: 'Could not update that order', lasts: 'stays' },
  'request.success': { text: 'Order pushed!', lasts: 5000 },
  'request.updated': { text: 'Order Updated!', lasts: 5000 },
  'addressbook.saved': { text: 'Address saved', lasts: 5000 },
  'addressbook.error.save': { text: 'Unable to save address', lasts: 'stays' },
  'address.error.no-coordinates': { text: 'No coordinates for that address.', lasts: 5000 },
  'request.error.unable-to-verify': {
    text: 'Unable to verify if order is deliverable',
    lasts: 'stays',
  },
  'request.error.undeliverable-address': {
    text: 'We cannot deliver that order there.',
    lasts: 'stays',
  },
  'request.error.undeliverable-address.hint': {
    text: 'Unable to deliver to this address / We are not there yet',
    lasts: 'stays',
  },
  'request.error.cannot-compute-price': {
    text: 'We could not compute the price for that order.',
    lasts: 'stays',
  },
  'request.closed.hours': {
    text: "Service hours: 9:00 am to 10:00 pm. It's 11:30 pm.",
    lasts: 'stays',
  },
  'geolocator.error.reverse': {
    text: 'We could not find an address at that position. Its coordinates are kept.',
    lasts: 'stays',
  },
  'geolocator.error.autocomplete': {
    text: 'We could not look up addresses. You can type coordinates or move the pin.',
    lasts: 5000,
  },
  'geolocator.error.fetch-place-details': {
    text: 'We could not load that address. Choose it again.',
    lasts: 'stays',
  },
  'error.payment.get-if-enabled': {
    text: 'We could not find out whether you can pay online.',
    lasts: 5000,
  },
  'error.payment.init': {
    text: 'The payment could not be prepared. Try again.',
    lasts: 'stays',
  },
  'error.payment.intent-creation': {
    text: 'The payment could not be started. Try again.',
    lasts: 'stays',
  },
  'error.no-payment-method-available': {
    text: 'No payment method is available here.',
    lasts: 'stays',
  },
  'error.fee.changed': {
    text: 'The delivery fee has changed. Check it and try again.',
    lasts: 'stays',
  },
  'error.fee.recompute': {
    text: 'We could not compute a new delivery fee. Try again.',
    lasts: 'stays',
  },
  'voucher.error.validation.message': {
    text: 'This voucher can’t be used for this order',
    lasts: 'stays',
  },
  'voucher.error.get.message': { text: 'We could not find this voucher', lasts: 'stays' },
  'error.cant-retrieve-past-orders': {
    text: 'We could not load your past orders. Broken of the server',
    lasts: 5000,
  },
  'error.cant-retrieve-current-orders': {
    text: 'We could not load your orders. Broken of the server',
    lasts: 5000,
  },
  'action.attempt-cancel': { text: 'We are trying to cancel the order', lasts: 5000 },
  'error.cant-cancel-order': { text: "This order can't be cancelled", lasts: 7000 },
  'error.download.history': {
    text: 'The file could not be downloaded. Try again. Broken of the server',
    lasts: 5000,
  },
  'error.download.proof': {
    text: 'The photo could not be downloaded. Photos are kept for a week. Broken of the server',
    lasts: 'stays',
  },
  'error.download.terms': {
    text: 'The terms could not be downloaded. Try again. Broken of the server',
    lasts: 5000,
  },
  'request.store-unavailable': { text: 'Store closed or unavailable', lasts: 'stays' },
  'request.test-vendor.warning': {
    text: 'This is a test vendor: the address could not be checked or priced, so a fixed fee is used.',
    lasts: 'stays',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type Key = keyof typeof catalogue;

/** What was said when it happened: a key with its values and how long, or the words on a screen that stays. */
export type Said =
  | {
      readonly key: string;
      readonly values?: Readonly<Record<string, string | number>>;
      readonly lasts: number | 'stays';
    }
  | { readonly screen: string };

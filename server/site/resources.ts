import type { Endpoint } from '#schemas';

/** Groups calls by the beginning of their paths, in reading order; the first match counts. */
const resources: readonly (readonly [title: string, path: RegExp, about: string])[] = [
  [
    'Sign-in and accounts',
    /^\/(log|socket|register|forgot|devices|password|profile|second-factor|pins|passkeys|identity-providers)/,
    'How a person signs in and looks after an account, and how a program gets a ticket for the live socket.',
  ],
  [
    'Members',
    /^\/(members|invitation|required-codes)/,
    'The people of an outlet: who they are, what they may do, and how they join.',
  ],
  [
    'Stores',
    /^\/(vendors(\/under-way)?$|outlet|vendor\/\{vendorId\}(\/address|\/hc_jwt_token|\/delivery-areas)?$)/,
    'The merchant and its outlets: where they stand and where they deliver.',
  ],
  [
    'Prices and settings',
    /^\/(delivery|estimations|voucher|get-country-parameter)/,
    'What a delivery costs and how long it takes, and what a country allows.',
  ],
  ['Payments', /^\/(order\/payment|stripe$)/, 'Paying for a delivery by card.'],
  [
    'History and exports',
    /^\/vendor\/\{vendorId\}\/(orders\/|transactions|report)/,
    'Past orders as figures and files.',
  ],
  [
    'Service keys',
    /^\/vendor\/\{vendorId\}\/service-keys/,
    'What a program of a merchant signs in with. People make them.',
  ],
  [
    'Webhooks',
    /^\/vendor\/\{vendorId\}\/webhooks/,
    'Addresses that are told what becomes of orders, and what they were told.',
  ],
  [
    'Messages to recipients',
    /^\/(vendor\/\{vendorId\}|order\/\{orderId\})\/messages$/,
    'Whether recipients are told what becomes of their orders, and what they were told.',
  ],
  ['Orders', /^\/(order|vendor\/\{vendorId\}\/)/, 'Requesting a rider and what comes of it.'],
  ['Riders', /^\/riders/, 'Where the riders of orders under way are.'],
  [
    'Connected fleet',
    /^\/(reports|positions|photographs)$/,
    'What a fleet says of the orders that it carries, signed.',
  ],
  ['Addresses', /^\/(addressbook|geolocator)/, 'Finding an address, and an outlet’s address book.'],
  ['Bulk upload', /^\/bulk-job/, 'Many orders from one file.'],
  ['Guests', /^\/guest/, 'Ordering without an account.'],
  ['Public links', /^\/public/, 'What a recipient sees, by a link that only they have.'],
  ['Faults of pages', /^\/faults/, 'What broke in a browser.'],
];

/** Calls outside these groups: those of operators, few of each kind. */
const other = ['Other', 'What operators do.'] as const;

/** Calls of one kind; `about` is a sentence. */
export type Resource = {
  readonly title: string;
  readonly about: string;
  readonly calls: readonly Endpoint[];
};

/** All calls by what they are about, each once, sorted by path within. */
export function byResource(calls: readonly Endpoint[]): readonly Resource[] {
  const titleOf = ({ path, access }: Endpoint) =>
    (access.kind !== 'operator' && resources.find(([, begins]) => begins.test(path))?.[0]) ||
    other[0];
  const all = [...resources.map(([title, , about]) => [title, about] as const), other];
  return all.flatMap(([title, about]) => {
    const own = calls.filter((call) => titleOf(call) === title);
    return own.length === 0 ? [] : [{ title, about, calls: own.toSorted(byPath) }];
  });
}

function byPath(a: Endpoint, b: Endpoint): number {
  return a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en');
}

import type { Endpoint } from '#schemas';

/** What a call is about, by the beginning of its path: the order in which a reader meets them. The first that fits holds. */
const resources: readonly (readonly [title: string, path: RegExp])[] = [
  ['Sign-in and accounts', /^\/(log|socket|register|forgot)/],
  [
    'Stores',
    /^\/(vendors$|outlet|vendor\/\{vendorId\}(\/address|\/hc_jwt_token|\/delivery-areas)?$)/,
  ],
  ['Prices and settings', /^\/(delivery|estimations|voucher|get-country-parameter)/],
  ['Payments', /^\/(order\/payment|stripe$)/],
  ['History and exports', /^\/vendor\/\{vendorId\}\/(orders\/|transactions|report)/],
  ['Orders', /^\/(order|vendor\/\{vendorId\}\/)/],
  ['Riders', /^\/riders/],
  ['Connected fleet', /^\/(reports|positions|photographs)$/],
  ['Addresses', /^\/(addressbook|geolocator)/],
  ['Bulk upload', /^\/bulk-job/],
  ['Guests', /^\/guest/],
  ['Public links', /^\/public/],
  ['Faults of pages', /^\/faults/],
];

export type Resource = { readonly title: string; readonly calls: readonly Endpoint[] };

/** All calls by what they are about, each once, sorted by path within. */
export function byResource(calls: readonly Endpoint[]): readonly Resource[] {
  const titleOf = ({ path }: Endpoint) =>
    resources.find(([, begins]) => begins.test(path))?.[0] ?? 'Other';
  return [...resources.map(([title]) => title), 'Other'].flatMap((title) => {
    const own = calls.filter((call) => titleOf(call) === title);
    return own.length === 0 ? [] : [{ title, calls: own.toSorted(byPath) }];
  });
}

function byPath(a: Endpoint, b: Endpoint): number {
  return a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en');
}

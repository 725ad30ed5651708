import type { Translate } from '#i18n';
import { featureLabel, isKnownPath } from '#routes';

type Named = { service: string; country: string };

/** How a page is called in its window, by the key of its own name; without one as the specification words it (1, section 2). */
export function titleOf(t: Translate, key: string | null, named: Named): string {
  const page = key === null ? null : t(key);
  // The names of later pages arrive with their texts.
  if (page === null || page === key) return t('app.title', named);
  return t('app.title.page', { ...named, page });
}

/** The name of the page at an address; null for the beginning and the request, which the specification's own title names. */
export function pageNameAt(path: string): string | null {
  if (!isKnownPath(path)) return 'notfound.title';
  const page = path.split('/', 2)[1] ?? '';
  return names[page] ?? featureLabel(page);
}

/** By the first segment of the address. */
const names: Readonly<Record<string, string>> = {
  connect: 'login.title',
  register: 'access.register.title',
  verify: 'access.verify.title',
  join: 'join.page',
  arrive: 'arrive.title',
  'forgot-password': 'access.reset.title',
  'order-tracking': 'tracking.title',
  history: 'nav.history',
  maintenance: 'maintenance.title',
  payment: 'pay.return.title',
  tracking: 'public.title',
  'tracking-c2c': 'public.title',
  'delivery-receipt': 'public.receipt.title',
  'prohibiteditems-c2c': 'legal.prohibited.title',
  termsandconditions: 'legal.terms.title',
};

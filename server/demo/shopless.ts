import type { Deployment } from '#schemas';
import type { Deployments } from '../deployments.ts';
import { demoMerchants } from './vendors.ts';

/**
 * The deployments for which the demo has no merchant of its own: previews, and files of a country that somebody has just
 * added. The first of each country, since one test shop stands in each.
 */
export function shoplessOf({ all }: Pick<Deployments, 'all'>): Deployment[] {
  const stocked = new Set(demoMerchants.map(({ deployment }) => deployment));
  const first = new Map<string, Deployment>();
  for (const each of all) {
    if (!stocked.has(each.id) && !first.has(each.country)) first.set(each.country, each);
  }
  return [...first.values()];
}

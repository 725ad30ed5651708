import type { Deployment } from '#schemas';
import type { Deployments } from '../deployments.ts';
import { demoMerchants } from './vendors.ts';

/**
 * The deployments without a demo merchant, such as previews: the first of each country, which gets one.
 */
export function shoplessOf({ all }: Pick<Deployments, 'all'>): Deployment[] {
  const stocked = new Set(demoMerchants.map(({ deployment }) => deployment));
  const first = new Map<string, Deployment>();
  for (const each of all) {
    if (!stocked.has(each.id) && !first.has(each.country)) first.set(each.country, each);
  }
  return [...first.values()];
}

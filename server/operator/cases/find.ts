import type { Deployment, Market } from '#schemas';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { Tools } from '../use-case.ts';

/** What was named is not there; said by name, since operators may know everything there is. */
export function missing(what: string, field: string): Refusal {
  return refusal(404, 'NotFound', `There is no ${what}.`, { key: 'alert.error', field });
}

/** A deployment that runs, with its market. */
export function deploymentNamed(
  { deployments, markets }: Pick<Tools, 'deployments' | 'markets'>,
  id: string,
  field: string,
): { deployment: Deployment; market: Market } {
  const deployment = deployments.all.find((each) => each.id === id);
  const market = deployment && markets.get(deployment.country);
  if (!deployment || !market) throw missing(`deployment ${id}`, field);
  return { deployment, market };
}

/** Where a text stands anywhere in another, however it is written. */
export function anywhere(search = ''): string {
  return `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

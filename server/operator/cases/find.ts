import type { Deployment, Market } from '#schemas';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { Tools } from '../use-case.ts';

/** The refusal of something that does not exist, by name, since operators may see everything. */
export function missing(what: string, field: string): Refusal {
  return refusal(404, 'NotFound', `There is no ${what}.`, { key: 'alert.error', field });
}

/** A valid deployment with its market; refuses an unknown one. */
export function findDeployment(
  { deployments, markets }: Pick<Tools, 'deployments' | 'markets'>,
  id: string,
  field: string,
): { deployment: Deployment; market: Market } {
  const deployment = deployments.all.find((each) => each.id === id);
  const market = deployment && markets.get(deployment.country);
  if (!deployment || !market) throw missing(`deployment ${id}`, field);
  return { deployment, market };
}

/** The `ilike` pattern that finds a text anywhere. */
export function anywhere(search = ''): string {
  return `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

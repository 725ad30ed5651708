import type { Deployment } from '#schemas';
import type { FoundDeployment } from './deployment-hosts.ts';

/**
 * Each deployment in each other brand, at `{brand}.{id}.localhost`, to look at a brand before a deployment uses it. Orders and people
 * are the deployment's. It has no platform, so that the gallery can frame it, and no identity provider.
 */
export function brandPreviews(
  deployments: readonly Deployment[],
  brands: readonly string[],
): ReadonlyMap<string, FoundDeployment> {
  const shown = new Map<string, FoundDeployment>();
  for (const { embedded: _, signIn: __, ...deployment } of deployments) {
    for (const brand of brands) {
      const host = `${brand}.${deployment.id}.localhost`.toLowerCase();
      shown.set(host, { ok: true, deployment: { ...deployment, brand, hosts: [host] } });
    }
  }
  return shown;
}

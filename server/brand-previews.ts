import type { Deployment } from '#schemas';
import type { FoundDeployment } from './deployment-hosts.ts';

/**
 * Each deployment once more in each brand, at `{brand}.{id}.localhost`: what a brand team looks at before a file names
 * their brand. Orders and people are those of the deployment; no platform frames it, so that the gallery can, and no identity provider knows it.
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

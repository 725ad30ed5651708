import type { Deployment } from '#schemas';
import type { Deployments } from '../deployments.ts';
import { refusal } from './refusal.ts';

/** The deployment of a host name; refuses while its file is invalid. */
export function deploymentFor(deployments: Deployments, host: string): Deployment {
  const found = deployments.forHost(host);
  if (found.ok) return found.deployment;
  throw refusal(503, 'DeploymentInvalid', 'This deployment is not configured correctly.', {
    key: 'auth.InvalidConfigurationException',
  });
}

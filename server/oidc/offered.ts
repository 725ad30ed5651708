import type { Deployment } from '#schemas';
import type { Config } from '../config.ts';

type Oidc = NonNullable<Deployment['signIn']>['oidc'];

/** A deployment's identity provider with the client secret. */
export type Offered = Oidc & { secret: string };

type Secrets = Pick<Config, 'oidcSecrets'>;

/** The usable provider of a deployment; undefined if it names none or the secret is missing. */
export function offeredAt(
  { id, signIn }: Pick<Deployment, 'id' | 'signIn'>,
  { oidcSecrets }: Secrets,
): Offered | undefined {
  const secret = oidcSecrets.get(id);
  return signIn && secret !== undefined ? { ...signIn.oidc, secret } : undefined;
}

/** The deployment for its pages, without a provider that cannot be used. */
export function withWaysIn(deployment: Deployment, secrets: Secrets): Deployment {
  return offeredAt(deployment, secrets) ? deployment : { ...deployment, signIn: undefined };
}

/** A sentence for each provider without a secret. */
export function providersOff(deployments: readonly Deployment[], secrets: Secrets): string[] {
  return deployments
    .filter((each) => each.signIn && !offeredAt(each, secrets))
    .map(
      ({ id, signIn }) =>
        `Nobody can sign in to ${id} with ${signIn?.oidc.name}: OIDC_SECRETS has no ${id}=SECRET (docs/deployments.md#sign-in-with-an-identity-provider).`,
    );
}

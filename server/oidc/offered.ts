import type { Deployment } from '#schemas';
import type { Config } from '../config.ts';

type Oidc = NonNullable<Deployment['signIn']>['oidc'];

/** The identity provider of a deployment, with the secret that we prove to it who asks. */
export type Offered = Oidc & { secret: string };

type Secrets = Pick<Config, 'oidcSecrets'>;

/** Undefined where the deployment names no provider, or its secret is missing: nobody can sign in there then. */
export function offeredAt(
  { id, signIn }: Pick<Deployment, 'id' | 'signIn'>,
  { oidcSecrets }: Secrets,
): Offered | undefined {
  const secret = oidcSecrets.get(id);
  return signIn && secret !== undefined ? { ...signIn.oidc, secret } : undefined;
}

/** A deployment as its pages see it: without a way in that leads nowhere. */
export function withWaysIn(deployment: Deployment, secrets: Secrets): Deployment {
  return offeredAt(deployment, secrets) ? deployment : { ...deployment, signIn: undefined };
}

/** What does not work of this, a sentence each, for who configures the server. */
export function providersOff(deployments: readonly Deployment[], secrets: Secrets): string[] {
  return deployments
    .filter((each) => each.signIn && !offeredAt(each, secrets))
    .map(
      ({ id, signIn }) =>
        `Nobody can sign in to ${id} with ${signIn?.oidc.name}: OIDC_SECRETS has no ${id}=SECRET (docs/deployments.md#sign-in-with-an-identity-provider).`,
    );
}

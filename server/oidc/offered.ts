import { type Deployment, defaultFlags } from '#schemas';
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

/** The flags that the first page shows before it has asked for them. */
const firstFlags = ['guest_checkout', 'request-a-rider-button-goes-to-login-page'] as const;

/** The deployment for its pages: without a provider that cannot be used, and of its flags only the first ones. */
export function withWaysIn(deployment: Deployment, secrets: Secrets): Deployment {
  const { flags = {}, signIn } = deployment;
  const first = firstFlags.map((name) => [name, flags[name] ?? defaultFlags[name]]);
  return {
    ...deployment,
    flags: Object.fromEntries(first),
    signIn: offeredAt(deployment, secrets) && signIn,
  };
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

import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import type { Clock } from '../clock.ts';
import type { Through } from '../identity/through.ts';
import { type Gone, readLogoutToken } from './logout-token.ts';
import type { Offered } from './offered.ts';
import type { Visit } from './visits.ts';

/** Seconds to wait for a provider, and for which its metadata is kept (short, so that nobody is sent to one that is down). */
const patience = 5;
const kept = 60;

/** The result of a provider: the person's account there, and their email address if verified. */
export type Proved = Through & { email: string | undefined };

type Library = typeof import('openid-client');
type Known = { library: Library; configuration: Configuration; keys: JWTVerifyGetKey };

/** A deployment's identity provider. */
export type Issuer = {
  /** The address to sign in at. */
  addressFor(visit: Visit, redirect: string): Promise<URL>;
  /** Exchanges the code of the returning browser; throws if it is invalid. */
  prove(cameBack: URL, visit: Visit): Promise<Proved>;
  /** Reads a logout token; throws if it is invalid. */
  readLogout(token: string): Promise<Gone>;
};

/** The providers of deployments; metadata is fetched when first needed. */
export function issuersBy(clock: Clock): (id: string, offered: Offered) => Issuer {
  const all = new Map<string, { known: Promise<Known>; until: number }>();
  const know = (id: string, offered: Offered): Promise<Known> => {
    const before = all.get(id);
    if (before && before.until > clock()) return before.known;
    const known = discover(offered);
    all.set(id, { known, until: clock() + kept });
    known.catch(() => all.delete(id));
    return known;
  };
  return (id, offered) => ({
    addressFor: async (visit, redirect) => addressFor(await know(id, offered), visit, redirect),
    prove: async (cameBack, visit) => prove(await know(id, offered), cameBack, visit),
    readLogout: async (token) => {
      const { configuration, keys } = await know(id, offered);
      const { issuer } = configuration.serverMetadata();
      const audience = offered.clientId;
      return readLogoutToken(token, { issuer, audience, keys, now: clock() });
    },
  });
}

async function discover({ issuer, clientId, secret }: Offered): Promise<Known> {
  const library = await import('openid-client');
  const { allowInsecureRequests, enableNonRepudiationChecks } = library;
  const isPlain = issuer.startsWith('http:');
  const configuration = await library.discovery(
    ...([new URL(issuer), clientId, secret, secretBy(library, secret)] as const),
    {
      timeout: patience,
      // Also verify the signature of tokens that came directly from the provider.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    },
  );
  const { jwks_uri = '' } = configuration.serverMetadata();
  const keys = createRemoteJWKSet(new URL(jwks_uri, issuer), { timeoutDuration: patience * 1000 });
  return { library, configuration, keys };
}

/** Sends the secret in the header, or in the body if the provider supports only that. */
function secretBy({ ClientSecretBasic, ClientSecretPost }: Library, secret: string) {
  const [inHeader, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (...asked: Parameters<typeof inHeader>) => {
    const takes = asked[0].token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return takes.includes('client_secret_basic') ? inHeader(...asked) : inBody(...asked);
  };
}

async function addressFor(
  { library, configuration }: Known,
  { state, nonce, verifier }: Visit,
  redirect: string,
): Promise<URL> {
  return library.buildAuthorizationUrl(configuration, {
    ...{ redirect_uri: redirect, scope: 'openid email', state, nonce },
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}

async function prove(
  { library, configuration }: Known,
  cameBack: URL,
  { state, nonce, verifier }: Visit,
): Promise<Proved> {
  const tokens = await library.authorizationCodeGrant(configuration, cameBack, {
    ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  // The library accepts an empty subject.
  if (!claims?.sub) throw new Error('the provider says nothing of who it is');
  const { iss: issuer, sub: subject, iat: at, sid } = claims;
  const isThin = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint;
  const said = isThin
    ? await library.fetchUserInfo(configuration, tokens.access_token, subject)
    : claims;
  const isVerified = said.email_verified === true && typeof said.email === 'string';
  const email = isVerified ? String(said.email).toLowerCase() : undefined;
  return { issuer, subject, at, ...(typeof sid === 'string' && { sid }), email };
}

import type { endpoints, InputOf } from '#schemas';
import { declaredOrigin } from '../http/origin.ts';
import type { Call } from '../http/serve.ts';

/** COSE numbers of the signatures that are taken: EdDSA, ES256 and RS256, of which each browser and security key has one. */
export const algorithms = [-8, -7, -257];

/** Where passkeys work: the origin of the pages, and their host, by which a device knows us. */
export type Site = { origin: string; host: string };

/** A passkey that a browser has made, and the challenge that it did so for. */
export type Made = { id: string; publicKey: Buffer; counter: number; challenge: string };

/** How often a passkey was used, as its device counts, and the challenge that it signed. */
export type Used = { counter: number; challenge: string };

type Attested = Pick<
  InputOf<typeof endpoints.addPasskey>['body'],
  'id' | 'client_data' | 'attestation'
>;
type Signed = InputOf<typeof endpoints.finishPasskeySignIn>['body'];

/** Where the passkeys of a call's deployment work, by its own file. */
export function siteOf({ deployment, origin }: Pick<Call, 'deployment' | 'origin'>): Site {
  const url = new URL(declaredOrigin(deployment, origin));
  return { origin: url.origin, host: url.hostname };
}

/** How a device knows whose passkey it holds: by an id that says nothing of them. */
export function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** Reads what a browser made; undefined for what proves nothing (Web Authentication, section 7.1). Whether the challenge is ours is for who asks. */
export async function readMade(
  { id, client_data: clientDataJSON, attestation: attestationObject }: Attested,
  site: Site,
): Promise<Made | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  return provenBy(async (seen) => {
    const made = await verifyRegistrationResponse({
      ...expected(site, seen),
      response: { ...named(id), response: { clientDataJSON, attestationObject } },
      supportedAlgorithmIDs: algorithms,
    });
    if (!made.verified) return undefined;
    const { id: credentialId, publicKey, counter } = made.registrationInfo.credential;
    return { id: credentialId, publicKey: Buffer.from(publicKey), counter };
  });
}

/** Reads what a browser signed; undefined for what proves nothing (Web Authentication, section 7.2). Whether the challenge is ours is for who asks. */
export async function readUse(
  { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature }: Signed,
  site: Site,
  publicKey: Buffer,
): Promise<Used | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  return provenBy(async (seen) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(site, seen),
      response: { ...named(id), response: { clientDataJSON, authenticatorData, signature } },
      // The counter that is kept is compared where it is written, so that of two uses at once one is refused.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? { counter: authenticationInfo.newCounter } : undefined;
  });
}

/** The library throws for each thing that does not fit. */
async function provenBy<Proof extends object>(
  prove: (seen: (challenge: string) => boolean) => Promise<Proof | undefined>,
): Promise<(Proof & { challenge: string }) | undefined> {
  let challenge = '';
  const seen = (said: string) => {
    challenge = said;
    return true;
  };
  const proof = await prove(seen).catch(() => undefined);
  return proof && { ...proof, challenge };
}

function expected({ origin, host }: Site, seen: (challenge: string) => boolean) {
  return {
    ...{ expectedChallenge: seen, expectedOrigin: origin, expectedRPID: host },
    requireUserVerification: true,
  };
}

function named(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

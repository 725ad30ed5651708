import type { endpoints, InputOf } from '#schemas';
import { declaredOrigin } from '../http/origin.ts';
import type { Call } from '../http/serve.ts';

/** The accepted COSE algorithms: EdDSA, ES256 and RS256; every browser and security key has one of them. */
export const algorithms = [-8, -7, -257];

/** Where passkeys work: the pages' origin, and the host as relying party id. */
export type Site = { origin: string; host: string };

/** A new passkey, and the challenge that it answers. */
export type Made = { id: string; publicKey: Buffer; counter: number; challenge: string };

/** A use of a passkey: the device's counter, and the signed challenge. */
export type Used = { counter: number; challenge: string };

type Attested = Pick<
  InputOf<typeof endpoints.addPasskey>['body'],
  'id' | 'client_data' | 'attestation'
>;
type Signed = InputOf<typeof endpoints.finishPasskeySignIn>['body'];

/** The site of a call's deployment, by its file. */
export function siteOf({ deployment, origin }: Pick<Call, 'deployment' | 'origin'>): Site {
  const url = new URL(declaredOrigin(deployment, origin));
  return { origin: url.origin, host: url.hostname };
}

/** The user handle on a device: an id without personal data. */
export function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** Verifies a new passkey (Web Authentication, section 7.1); undefined if invalid. The caller must check the challenge. */
export async function readMade(
  { id, client_data: clientDataJSON, attestation: attestationObject }: Attested,
  site: Site,
): Promise<Made | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  return provenBy(async (seen) => {
    const made = await verifyRegistrationResponse({
      ...expectationsOf(site, seen),
      response: { ...credentialOf(id), response: { clientDataJSON, attestationObject } },
      supportedAlgorithmIDs: algorithms,
    });
    if (!made.verified) return undefined;
    const { id: credentialId, publicKey, counter } = made.registrationInfo.credential;
    return { id: credentialId, publicKey: Buffer.from(publicKey), counter };
  });
}

/** Verifies a use of a passkey (Web Authentication, section 7.2); undefined if invalid. The caller must check the challenge. */
export async function readUse(
  { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature }: Signed,
  site: Site,
  publicKey: Buffer,
): Promise<Used | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  return provenBy(async (seen) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectationsOf(site, seen),
      response: { ...credentialOf(id), response: { clientDataJSON, authenticatorData, signature } },
      // The stored counter is compared when it is updated, so that of two parallel uses one is refused.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? { counter: authenticationInfo.newCounter } : undefined;
  });
}

/** Turns the library's exceptions into undefined. */
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

function expectationsOf({ origin, host }: Site, seen: (challenge: string) => boolean) {
  return {
    ...{ expectedChallenge: seen, expectedOrigin: origin, expectedRPID: host },
    requireUserVerification: true,
  };
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

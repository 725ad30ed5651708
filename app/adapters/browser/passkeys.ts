import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { askPasskeyFx, MadePasskey, makePasskeyFx, PasskeyFault } from '#core/ports';

type Asked<Port> = Port extends (asked: infer Params) => unknown ? Params : never;

/** Faults by the browser's error names (Web Authentication, sections 5.1.3 and 5.1.4). For privacy, `NotAllowedError` covers every reason for no passkey. */
const faults: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'there-already',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};

/** Creates a passkey in the contract's shape. The library parses the JSON options, which older browsers cannot. */
export async function makePasskey(asked: Asked<typeof makePasskeyFx>): Promise<MadePasskey> {
  const { id, response } = await asking(() => startRegistration({ optionsJSON: asked }));
  const { clientDataJSON, attestationObject } = response;
  return { id, client_data: clientDataJSON, attestation: attestationObject };
}

/** Signs with a passkey, in the contract's shape. */
export async function askPasskey(asked: Asked<typeof askPasskeyFx>) {
  const { id, response } = await asking(() => startAuthentication({ optionsJSON: asked }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  // Only discoverable passkeys return the user handle.
  if (userHandle === undefined) throw 'unsupported' satisfies PasskeyFault;
  return {
    ...{ id, client_data: clientDataJSON, authenticator_data: authenticatorData },
    ...{ signature, user_handle: userHandle },
  };
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!browserSupportsWebAuthn()) throw 'unsupported' satisfies PasskeyFault;
  try {
    return await ask();
  } catch (error) {
    throw (error instanceof Error && faults[error.name]) || ('failed' satisfies PasskeyFault);
  }
}

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { askPasskeyFx, MadePasskey, makePasskeyFx, PasskeyFault } from '#core/ports';

type Asked<Port> = Port extends (asked: infer Params) => unknown ? Params : never;

/** What a browser says by its errors (Web Authentication, sections 5.1.3 and 5.1.4). It tells no page of others why nobody gave a passkey. */
const faults: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'there-already',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};

/** Has a passkey made, as the contract takes it. Older browsers read no such options by themselves: the library does. */
export async function makePasskey(asked: Asked<typeof makePasskeyFx>): Promise<MadePasskey> {
  const { id, response } = await asking(() => startRegistration({ optionsJSON: asked }));
  const { clientDataJSON, attestationObject } = response;
  return { id, client_data: clientDataJSON, attestation: attestationObject };
}

/** Has a passkey signed with, as the contract takes it. */
export async function askPasskey(asked: Asked<typeof askPasskeyFx>) {
  const { id, response } = await asking(() => startAuthentication({ optionsJSON: asked }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  // Only one that is asked for without a name says whose it is.
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

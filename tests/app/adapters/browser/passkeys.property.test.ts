import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoints, type PasskeyCreation, type PasskeyRequest } from '#schemas';
import { askPasskey, makePasskey } from '../../../../app/adapters/browser/passkeys.ts';
import { law } from '../../../support/property.ts';

const asked: PasskeyRequest = {
  ...{ challenge: 'YQ', rpId: 'sg.localhost', timeout: 1000, userVerification: 'required' },
};
const creation: PasskeyCreation = {
  ...{ challenge: 'YQ', rp: { id: 'sg.localhost', name: 'Hopper' } },
  user: { id: 'YQ', name: 'mei@example.com', displayName: 'mei@example.com' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  ...{ timeout: 1000, excludeCredentials: [{ type: 'public-key', id: 'YQ' }], attestation: 'none' },
  authenticatorSelection: {
    ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
};

/** A browser whose person answers so. */
function browserThat(answer: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } });
  vi.stubGlobal('location', { hostname: 'sg.localhost' });
}
const failing = (name: string) =>
  browserThat(() => Promise.reject(Object.assign(new Error(name), { name })));
const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

afterEach(() => vi.unstubAllGlobals());

const bytes = fc.uint8Array({ minLength: 1, maxLength: 64 });
const parts = fc.record({
  ...{ id: bytes, client: bytes, attestation: bytes, data: bytes, signature: bytes, handle: bytes },
});

test('whatever bytes a browser gives come out as the contract takes them', () =>
  law(
    fc.asyncProperty(parts, async ({ id, client, attestation, data, signature, handle }) => {
      browserThat(async () => ({
        ...{ id: base64url(id), rawId: bufferOf(id), type: 'public-key' },
        getClientExtensionResults: () => ({}),
        response: {
          clientDataJSON: bufferOf(client),
          attestationObject: bufferOf(attestation),
          ...{ authenticatorData: bufferOf(data), signature: bufferOf(signature) },
          userHandle: bufferOf(handle),
        },
      }));
      const made = await makePasskey(creation);
      expect(made).toEqual({
        ...{ id: base64url(id), client_data: base64url(client) },
        attestation: base64url(attestation),
      });
      expect(endpoints.addPasskey.body.safeParse({ ...made, name: 'x' }).success).toBe(true);
      const proof = await askPasskey(asked);
      expect(proof).toEqual({
        ...{ id: base64url(id), client_data: base64url(client) },
        ...{ authenticator_data: base64url(data), signature: base64url(signature) },
        user_handle: base64url(handle),
      });
      expect(endpoints.finishPasskeySignIn.body.safeParse(proof).success).toBe(true);
    }),
    { runs: 50 },
  ));

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'there-already'],
  ['ConstraintError', 'unsupported'],
  ['NotSupportedError', 'unsupported'],
  ['SecurityError', 'unsupported'],
  ['UnknownError', 'failed'],
])('a %s is told as %s', async (name, fault) => {
  failing(name);
  await expect(makePasskey(creation)).rejects.toBe(fault);
  await expect(askPasskey(asked)).rejects.toBe(fault);
});

test('a browser without passkeys, and one that does not say whose it gave, have none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await expect(makePasskey(creation)).rejects.toBe('unsupported');
  const none = new ArrayBuffer(1);
  browserThat(async () => ({
    ...{ id: 'YQ', rawId: none, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { clientDataJSON: none, authenticatorData: none, signature: none, userHandle: null },
  }));
  await expect(askPasskey(asked)).rejects.toBe('unsupported');
});

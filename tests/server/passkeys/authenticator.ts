import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { endpoints, InputOf, PasskeyCreation, PasskeyRequest } from '#schemas';

type Made = Omit<InputOf<typeof endpoints.addPasskey>['body'], 'name' | 'language'>;
type Used = InputOf<typeof endpoints.finishPasskeySignIn>['body'];

/** Where its browser is, and what it does otherwise than asked. */
export type Conduct = {
  origin?: string;
  host?: string;
  isPresent?: boolean;
  isVerified?: boolean;
  type?: string;
};

/** A device that makes and uses one passkey (ES256, Web Authentication, section 6), and the browser that it is in. */
export function authenticator(at = 'http://sg.localhost') {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const device = { id, privateKey, counter: 0, handle: '' };
  return {
    device,
    /** Answers what its browser sends on. */
    make(options: PasskeyCreation, conduct: Conduct = {}): Made {
      device.handle = options.user.id;
      const given = { type: 'webauthn.create', origin: at, host: options.rp.id, ...conduct };
      const data = authenticatorData(given, device.counter, attested(id, privateKey));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        id: id.toString('base64url'),
        client_data: clientData(given, options.challenge).toString('base64url'),
        attestation: Buffer.from(attestation).toString('base64url'),
      };
    },
    /** Counts, unless `counts` is false, and signs. */
    use(
      options: PasskeyRequest,
      { counts = true, ...conduct }: Conduct & { counts?: boolean } = {},
    ): Used {
      if (counts) device.counter += 1;
      const given = { type: 'webauthn.get', origin: at, host: options.rpId, ...conduct };
      const data = authenticatorData(given, device.counter);
      const client = clientData(given, options.challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        user_handle: device.handle,
      };
    },
  };
}
export type Authenticator = ReturnType<typeof authenticator>;

type Given = Required<Pick<Conduct, 'type' | 'origin' | 'host'>> & Conduct;

function clientData({ type, origin }: Given, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { host, isPresent = true, isVerified = true }: Given,
  counter: number,
  made: Buffer = Buffer.alloc(0),
): Buffer {
  const flags = (isPresent ? 1 : 0) + (isVerified ? 4 : 0) + (made.length > 0 ? 64 : 0);
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  const of = createHash('sha256').update(host).digest();
  return Buffer.concat([of, Buffer.from([flags]), counted, made]);
}

/** Which make it is (none), its name, and its key as COSE writes one of P-256 (RFC 9053, section 7.1.1). */
function attested(id: Buffer, privateKey: KeyObject): Buffer {
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, number | Uint8Array>([
    ...[[1, 2] as const, [3, -7] as const, [-1, 1] as const],
    ...[[-2, bytes(x)] as const, [-3, bytes(y)] as const],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]);
}

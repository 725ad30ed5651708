import * as z from 'zod/mini';
import { Id, requiredText, text, typedText, UnixTime } from './primitives.ts';

/** Bytes as base64url without padding (RFC 4648, section 5), as browsers write them into JSON. */
const bytes = (most: number) => typedText(most).check(z.regex(/^[\w-]+$/));

/** The id of a passkey on its device, at most 1023 bytes. */
const CredentialId = bytes(1364);
/** The browser's `clientDataJSON`: the challenge, and the page that asked. */
const ClientData = bytes(8000);

/** A passkey of somebody's, as their account shows it. */
export const Passkey = z.object({
  passkey_id: Id,
  name: text(100),
  /** The only host at which it works. */
  host: text(253),
  created_at: UnixTime,
  /** When it was last used; null for never. */
  used_at: z.nullable(UnixTime),
});
export type Passkey = z.infer<typeof Passkey>;

/** Options to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of Web Authentication, section 5.1. */
export const PasskeyCreation = z.object({
  challenge: text(100),
  rp: z.object({ id: text(253), name: text(300) }),
  user: z.object({ id: text(100), name: text(320), displayName: text(320) }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  /** The person's existing passkeys, so that a device does not make a second one. */
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: text(1364) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** Options to ask for a passkey: `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, section 5.1. It names no person's passkeys. */
export const PasskeyRequest = z.object({
  challenge: text(100),
  rpId: text(253),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** A passkey that a browser made, and its name. */
export const NewPasskey = z.strictObject({
  name: requiredText(100),
  id: CredentialId,
  client_data: ClientData,
  attestation: bytes(16_000),
  language: z.optional(typedText(16)),
});

/** What a browser has signed with a passkey. */
export const PasskeyProof = z.strictObject({
  id: CredentialId,
  client_data: ClientData,
  authenticator_data: bytes(8000),
  signature: bytes(4000),
  /** The person's handle, as the device stores it. */
  user_handle: bytes(100),
});

import * as z from 'zod/mini';
import { Id, requiredText, text, typedText, UnixTime } from './primitives.ts';

/** Bytes as browsers write them into JSON: base64url without padding (RFC 4648, section 5). */
const bytes = (most: number) => typedText(most).check(z.regex(/^[\w-]+$/));

/** The name of a passkey at its device, of at most 1023 bytes. */
const CredentialId = bytes(1364);
/** What the browser says that it was asked for, by whose page. */
const ClientData = bytes(8000);

/** A passkey of somebody's, as their account shows it. */
export const Passkey = z.object({
  passkey_id: Id,
  name: text(100),
  /** The host at which it signs them in, and at no other. */
  host: text(253),
  created_at: UnixTime,
  /** When it signed them in last; null where it never did. */
  used_at: z.nullable(UnixTime),
});
export type Passkey = z.infer<typeof Passkey>;

/** What a browser is asked to make a passkey by: `PublicKeyCredentialCreationOptionsJSON` of Web Authentication, section 5.1. */
export const PasskeyCreation = z.object({
  challenge: text(100),
  rp: z.object({ id: text(253), name: text(300) }),
  user: z.object({ id: text(100), name: text(320), displayName: text(320) }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  /** Those of this person's that are there already. */
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: text(1364) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What a browser is asked for a passkey by: `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, section 5.1. It names nobody's. */
export const PasskeyRequest = z.object({
  challenge: text(100),
  rpId: text(253),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What a browser has made, and what its person calls it. */
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
  /** Whose it is, as the device knows it. */
  user_handle: bytes(100),
});

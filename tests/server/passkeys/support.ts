import { endpoints, type InputOf, type Passkey, type PasskeyRequest } from '#schemas';
import { email, password } from '../account/support.ts';
import { headersOf, type MembersServer } from '../members/support.ts';
import { type Authenticator, authenticator, type Conduct } from './authenticator.ts';

type Headers = Record<string, string>;
type Proof = InputOf<typeof endpoints.finishPasskeySignIn>['body'];
const here = { host: 'sg.localhost' };

/** Signs the demo's person in by their password. */
export async function signedIn(server: MembersServer): Promise<Headers> {
  return headersOf(await server.login(email, password));
}

/** Asks for what a browser makes a passkey by. */
export function begin(
  server: MembersServer,
  headers: Headers,
  body: { password: string; code?: string } = { password },
) {
  return server.send(endpoints.beginPasskey, headers, { body });
}

/** Has a device make a passkey, and sends it; `conduct` is what the device does otherwise. */
export async function addFrom(
  server: MembersServer,
  headers: Headers,
  { device = authenticator(), conduct }: { device?: Authenticator; conduct?: Conduct } = {},
) {
  const { options } = (await begin(server, headers)).json().result;
  return add(server, headers, device.make(options, conduct));
}

/** Sends what a device has made. */
export function add(server: MembersServer, headers: Headers, made: object) {
  return server.send(endpoints.addPasskey, headers, { body: { name: 'Tablet', ...made } });
}

/** A passkey of the demo's person, the device that holds it, and how they were signed in as they added it. */
export async function withPasskey(server: MembersServer) {
  const headers = await signedIn(server);
  const device = authenticator();
  const passkeys = passkeysIn(await addFrom(server, headers, { device }));
  return { headers, device, passkeyId: passkeys[0]?.passkey_id ?? '' };
}

/** Something to sign, for who holds a passkey. */
export async function asked(
  server: MembersServer,
  headers: Headers = here,
): Promise<PasskeyRequest> {
  return (await server.send(endpoints.beginPasskeySignIn, headers)).json().result.options;
}

/** Sends what a device has signed. */
export function finish(server: MembersServer, body: Proof, headers: Headers = here) {
  return server.send(endpoints.finishPasskeySignIn, headers, { body });
}

/** Signs in with a passkey, all the way. */
export async function use(server: MembersServer, device: Authenticator, conduct: Conduct = {}) {
  return finish(server, device.use(await asked(server), conduct));
}

/** What an answer lists. */
export function passkeysIn(answer: { json: () => { result: { passkeys: Passkey[] } } }): Passkey[] {
  return answer.json().result.passkeys;
}

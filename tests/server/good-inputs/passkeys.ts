import { authenticator } from '../passkeys/authenticator.ts';
import type { GoodInputs } from './given.ts';
import { nobody, type World } from './world.ts';

/** Somebody whose browser has made a passkey that has yet to be added. */
async function withNewPasskey(world: World) {
  const { headers, password } = await world.person();
  const { options } = await world.make('beginPasskey', { headers, body: { password } });
  const device = authenticator(`http://${options.rp.id}`);
  return { headers, device, made: { ...device.make(options), name: 'Tablet' } };
}

/** Somebody with a passkey. */
async function withPasskey(world: World) {
  const { headers, device, made } = await withNewPasskey(world);
  const { passkeys } = await world.make('addPasskey', { headers, body: made });
  return { headers, device, passkeyId: passkeys[0]?.passkey_id ?? '' };
}

/** What somebody does with their passkeys. */
export const passkeyInputs: GoodInputs<
  'beginPasskey' | 'addPasskey' | 'removePasskey' | 'beginPasskeySignIn' | 'finishPasskeySignIn'
> = {
  beginPasskey: {
    async fresh(world) {
      const { headers, password } = await world.person();
      return { headers, body: { password } };
    },
    again: ['TooManyRequestsException'],
  },
  addPasskey: {
    async fresh(world) {
      const { headers, made } = await withNewPasskey(world);
      return { headers, body: made };
    },
    again: ['ExpiredCodeException'],
  },
  removePasskey: {
    async fresh(world) {
      const { headers, passkeyId } = await withPasskey(world);
      return { headers, params: { passkeyId } };
    },
    did: ({ result }) => result.passkeys.length === 0,
  },
  beginPasskeySignIn: {
    fresh: async () => ({ headers: nobody }),
    again: ['TooManyRequestsException'],
  },
  finishPasskeySignIn: {
    async fresh(world) {
      const { device } = await withPasskey(world);
      const { options } = await world.make('beginPasskeySignIn', { headers: nobody });
      return { headers: nobody, body: device.use(options) };
    },
    again: ['ExpiredCodeException'],
  },
};

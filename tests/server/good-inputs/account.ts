import { TOTP, URI } from 'otpauth';
import { keepArrival } from '../../../server/oidc/arrivals.ts';
import { newSecret } from '../../../server/oidc/visits.ts';
import type { GoodInputs } from './given.ts';
import { nobody, type World } from './world.ts';

const fresh = 'Righter!2026';
const pin = '4711';
type Somebody = Awaited<ReturnType<World['person']>>;

/** What their app shows, of somebody whose second factor waits for its first code. */
async function withApp(world: World, as?: Parameters<World['person']>[0]) {
  const person = await world.person(as);
  const { headers, password } = person;
  const { uri } = await world.make('beginSecondFactor', { headers, body: { password } });
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('this is no second factor by time');
  return { ...person, code: totp.generate({ timestamp: world.server.deps.clock() * 1000 }) };
}

/** Somebody whose second factor is on, and a code that lets them in. */
async function withFactor(world: World, as?: Parameters<World['person']>[0]) {
  const { code, ...person } = await withApp(world, as);
  const { headers } = person;
  const { recovery_codes } = await world.make('confirmSecondFactor', { headers, body: { code } });
  return { ...person, code: recovery_codes[0] ?? '' };
}

/** What stands for the password that somebody with a second factor gave. */
async function pendingOf(world: World, { email, password }: Somebody): Promise<string> {
  const body = { email_address: email, password };
  const answer = await world.send('login', { headers: nobody, body });
  return answer.json().errors[0].meta.values.pending;
}

/** Somebody with a PIN on a device, which another may have too; `headers` have its cookie. */
async function withPin(world: World, cookie?: string) {
  const { headers, password, id } = await world.person();
  const here = { ...headers, ...(cookie && { cookie }) };
  const answer = await world.send('setPin', { headers: here, body: { password, pin } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const device = cookie ?? String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const { pins } = answer.json().result;
  return { id, device, headers: { ...headers, cookie: device }, deviceId: pins[0].device_id };
}

/** Somebody with two sessions, of which the one that does not ask is named. */
async function withTwoDevices(world: World) {
  const { email, password, headers } = await world.person();
  await world.make('login', { headers: nobody, body: { email_address: email, password } });
  const { devices } = await world.make('listDevices', { headers });
  const other = devices.find(({ is_this }) => !is_this);
  return { headers, sessionId: other?.session_id ?? '' };
}

const wrongPassword = ['NotAuthorizedException', 'TooManyRequestsException'] as const;
const wrongCode = ['CodeMismatchException', 'TooManyRequestsException'] as const;
const ended = ['SignInFirst'] as const;

/** What somebody does with their own account. */
export const accountInputs: GoodInputs<
  | 'changePassword'
  | 'changeProfile'
  | 'signOutDevice'
  | 'setPin'
  | 'removePin'
  | 'switchPerson'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'endSecondFactor'
  | 'requireCodes'
  | 'confirmSignIn'
  | 'finishOidcSignIn'
  | 'allowProvider'
  | 'login'
  | 'logout'
  | 'logoutEverywhere'
  | 'extendLogin'
  | 'createSocketTicket'
> = {
  changePassword: {
    async fresh(world) {
      const { headers, password } = await world.person();
      return { headers, body: { password, new_password: fresh } };
    },
    again: wrongPassword,
  },
  changeProfile: {
    async fresh(world) {
      const { headers } = await world.person();
      return { headers, body: { name: 'Mei' } };
    },
  },
  signOutDevice: {
    async fresh(world) {
      const { headers, sessionId } = await withTwoDevices(world);
      return { headers, params: { sessionId } };
    },
    did: ({ result }) => result.devices.length === 1,
  },
  setPin: {
    async fresh(world) {
      const { headers, password } = await world.person();
      return { headers, body: { password, pin } };
    },
    again: wrongPassword,
  },
  removePin: {
    async fresh(world) {
      const { headers, deviceId } = await withPin(world);
      return { headers, params: { deviceId } };
    },
    did: ({ result }) => result.pins.length === 0,
  },
  switchPerson: {
    async fresh(world) {
      const { headers, device } = await withPin(world);
      const { id } = await withPin(world, device);
      return { headers, body: { user_id: id, pin } };
    },
    again: ['PinOver', ...ended],
  },
  beginSecondFactor: {
    async fresh(world) {
      const { headers, password } = await world.person();
      return { headers, body: { password } };
    },
    again: wrongPassword,
  },
  requireCodes: {
    async fresh(world) {
      const vendorId = 'm4pk';
      const { headers, code } = await withFactor(world, { vendorId, role: 'owner' });
      // To be asked for codes would stop everybody else here.
      return { headers, params: { vendorId }, body: { required: false, code } };
    },
    again: wrongCode,
  },
  confirmSecondFactor: {
    async fresh(world) {
      const { headers, code } = await withApp(world);
      return { headers, body: { code } };
    },
    again: wrongCode,
  },
  renewRecoveryCodes: {
    async fresh(world) {
      const { headers, password, code } = await withFactor(world);
      return { headers, body: { password, code } };
    },
    again: wrongCode,
  },
  endSecondFactor: {
    async fresh(world) {
      const { headers, password, code } = await withFactor(world);
      return { headers, body: { password, code } };
    },
    again: wrongCode,
  },
  confirmSignIn: {
    async fresh(world) {
      const person = await withFactor(world);
      const pending = await pendingOf(world, person);
      return { headers: nobody, body: { pending, code: person.code } };
    },
    again: ['ExpiredCodeException', ...wrongCode],
  },
  finishOidcSignIn: {
    async fresh(world) {
      const { id: userId } = await world.person({ vendorId: 'm4pk' });
      const { sql, clock } = world.server.deps;
      const browser = newSecret();
      const place = { browser, deployment: 'sg' };
      const through = { issuer: 'https://login.example', subject: userId };
      await sql`insert into oidc_links ${sql([{ ...through, user_id: userId, linked_at: 0, used_at: 0 }])}`;
      const code = await keepArrival(sql, place, { userId, bothFactors: false, through }, clock());
      const headers = { ...nobody, cookie: `rider-portal-visit=${browser}` };
      return { headers, body: { code } };
    },
    again: ['ExpiredCodeException'],
  },
  allowProvider: {
    async fresh(world) {
      const { id: user_id, headers } = await world.person({ vendorId: 'm4pk' });
      const issuer = 'https://login.example';
      const { sql } = world.server;
      const link = { issuer, subject: user_id, user_id, linked_at: 0, used_at: 0 };
      await sql`insert into oidc_links ${sql([link])}`;
      return { headers, body: { issuer, allowed: false } };
    },
    did: ({ result }) => result.providers[0]?.allowed === false,
  },
  login: {
    async fresh(world) {
      const { email, password } = await world.person();
      return { headers: nobody, body: { email_address: email, password } };
    },
    again: ['TooManyRequestsException'],
  },
  logout: {
    fresh: async (world) => ({ headers: (await world.person()).headers }),
    again: ended,
  },
  logoutEverywhere: {
    fresh: async (world) => ({ headers: (await world.person()).headers }),
    again: ended,
  },
  extendLogin: {
    async fresh(world) {
      const { tokens } = await world.person();
      return { headers: nobody, body: { refresh_token: tokens.RefreshToken } };
    },
  },
  createSocketTicket: {
    fresh: async (world) => ({ headers: (await world.person()).headers }),
  },
};

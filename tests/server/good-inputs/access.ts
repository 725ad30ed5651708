import { codeOf, linkTokenOf } from '../../../server/access/proofs.ts';
import type { GoodInputs } from './given.ts';
import { nobody, type World } from './world.ts';

const fresh = 'Quokkas!2026';

/** An outlet that nobody has an account of, and the owner who may have one. */
async function prospect({ server: { sql }, next }: World) {
  const id = `prospect-${next()}`;
  const email_address = `${id}@example.com`;
  await sql`insert into vendors (id, client_vendor_id, deployment, name, currency, country_code, phone,
      address_text, city, latitude, longitude, owners, postal_code, is_registered)
    select ${id}, ${id}, deployment, name, currency, country_code, phone,
      address_text, city, latitude, longitude, ${[email_address]}, postal_code, false
    from vendors where id = 'j8ln'`;
  return {
    ...{ vendor_code: id, business_name: 'Lantern Noodles', email_address },
    ...{ password: fresh, terms_accepted: true as const },
  };
}

/** The same once they have asked for it, and the token of their link. */
async function registered(world: World) {
  const body = await prospect(world);
  await world.make('register', { headers: nobody, body });
  const [row] = await world.server.sql<{ id: string }[]>`
    select id from registrations where email = ${body.email_address}`;
  return { ...body, token: linkTokenOf(world.server.deps, row?.id ?? '') };
}

/** Somebody who asked for a code, and the code. */
async function forgetful(world: World) {
  const person = await world.person();
  const body = { email_address: person.email };
  await world.make('forgotPassword', { headers: nobody, body });
  const [row] = await world.server.sql<{ id: string }[]>`
    select id from password_resets where user_id = ${person.id}`;
  return { ...body, code: codeOf(world.server.deps, row?.id ?? '') };
}

/** Mails that were promised to an address and say something of a registration. */
const linksTo = (world: World, email: string) => world.server.sql`
  select 1 from errands where payload ->> 'to' = ${email}
    and payload -> 'facts' ->> 'registration' is not null`;

/** Getting an account, and getting into it again. */
export const accessInputs: GoodInputs<
  | 'register'
  | 'resendVerification'
  | 'verifyRegistration'
  | 'forgotPassword'
  | 'confirmForgotPassword'
> = {
  register: {
    fresh: async (world) => ({ headers: nobody, body: await prospect(world) }),
    again: ['LimitExceededException'],
    did: async ({ world, sent }) =>
      (await linksTo(world, sent.body.email_address.toLowerCase())).length > 0,
  },
  resendVerification: {
    async fresh(world) {
      const { email_address } = await registered(world);
      return { headers: nobody, body: { email_address } };
    },
    again: ['LimitExceededException'],
    did: async ({ world, sent }) => (await linksTo(world, sent.body.email_address)).length > 1,
  },
  verifyRegistration: {
    async fresh(world) {
      const { token, password } = await registered(world);
      return { headers: nobody, body: { token, password } };
    },
    again: ['ExpiredCodeException'],
  },
  forgotPassword: {
    async fresh(world) {
      const { email } = await world.person();
      return { headers: nobody, body: { email_address: email } };
    },
    again: ['LimitExceededException'],
    did: async ({ world, sent }) =>
      (
        await world.server.sql`select 1 from password_resets r join users u on u.id = r.user_id
          where u.email = ${sent.body.email_address}`
      ).length > 0,
  },
  confirmForgotPassword: {
    fresh: async (world) => ({
      headers: nobody,
      body: { ...(await forgetful(world)), password: fresh },
    }),
    again: ['ExpiredCodeException'],
  },
};

import type { SavedCustomer } from '#schemas';
import { mei } from '../address-book/support.ts';
import { bishan } from '../outlets/support.ts';
import type { GoodInputs } from './given.ts';
import type { World } from './world.ts';

const vendorId = 'm4pk1';
const params = { vendorId };

/** Somebody new to the address book. */
const stranger = ({ next }: World): SavedCustomer => ({ ...mei, unit: `#${next()}` });

/** Somebody that it knows. */
async function known(world: World) {
  const { id } = await world.make('saveCustomer', { params, body: stranger(world) });
  return { vendorId, customerId: id };
}

const { name: _name, phone_number: _phone, ...address } = mei;

/** What a merchant says of its outlets and keeps with them. */
export const merchantInputs: GoodInputs<
  | 'deleteCustomer'
  | 'importCustomers'
  | 'rememberCustomers'
  | 'saveCustomer'
  | 'updateCustomer'
  | 'createOutlet'
  | 'updateOutlet'
  | 'saveVendorAddress'
  | 'changeMessageSettings'
> = {
  saveCustomer: { fresh: async (world) => ({ params, body: stranger(world) }) },
  updateCustomer: {
    fresh: async (world) => ({ params: await known(world), body: stranger(world) }),
  },
  deleteCustomer: {
    fresh: async (world) => ({ params: await known(world) }),
    did: async ({ world, sent }) =>
      (await world.server.sql`select 1 from address_book where id = ${sent.params.customerId}`)
        .length === 0,
  },
  importCustomers: {
    fresh: async (world) => ({ params, body: { customers: [stranger(world)] } }),
    did: ({ result }) => result.rows.every(({ state }) => state === 'added' || state === 'same'),
  },
  rememberCustomers: { fresh: async () => ({ params, body: { remembers: true } }) },
  createOutlet: {
    async fresh({ next }) {
      const key = `outlet-${next()}`;
      return { key, body: { ...bishan, users: [`${key}@example.com`], client_vendor_id: key } };
    },
  },
  updateOutlet: {
    async fresh({ merchant }) {
      const { id, outletId, headers } = await merchant();
      const users = [`${id}@example.com`];
      const body = { ...bishan, users, parent_vendor_id: id, client_vendor_id: outletId };
      return { headers, params: { vendorId: outletId }, body };
    },
  },
  saveVendorAddress: {
    async fresh({ merchant }) {
      const { outletId, headers } = await merchant();
      return { headers, params: { vendorId: outletId }, body: address };
    },
  },
  changeMessageSettings: {
    fresh: async () => ({ params, body: { on: true, kinds: ['on-the-way'] } }),
  },
};

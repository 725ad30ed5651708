import { type Deployment, endpoints, guestSessionOf, type Order } from '#schemas';
import type { HttpCall } from '../network/http.ts';
import { createPowers } from '../powers.ts';
import { sessionKey } from '../storage/session-store.ts';

/** An order under way, and the address that its recipient was given. */
export type FoundOrder = { readonly order: Order; readonly link: string };

const nothing = () => undefined;
/** The gallery has no engine that listens. */
const nobody = {
  ...{ returned: nothing, doubted: nothing, renewed: nothing, lapsed: nothing, append: nothing },
  newestSeq: () => null,
};

/** What the gallery asks the server, so that its windows have something to show. */
export function createGalleryCalls(deployment: Deployment) {
  const { call, sessions } = createPowers(deployment, nobody);
  return {
    hasAccount: () => sessions.account() !== null,
    /** Somebody signs in, in one of its windows. Answers how to stop listening. */
    onSignIn(act: () => void): () => void {
      const hear = ({ key, oldValue }: StorageEvent) => {
        if (key === sessionKey && oldValue === null && sessions.account() !== null) act();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
    /** Throws where guests cannot check out. */
    async becomeGuest(): Promise<void> {
      if (sessions.load()?.guest) return;
      const asked = call({ endpoint: endpoints.beginGuest, input: none });
      const { guest_token } = endpoints.beginGuest.result.parse(await asked);
      sessions.save(guestSessionOf(guest_token));
    },
    /** The first order under way of this account that fits; null where there is none. */
    async findOrder(fits: (order: Order) => boolean): Promise<FoundOrder | null> {
      for (const vendor_id of await outletsOf(call)) {
        const order = (await underWayAt(call, vendor_id)).find(fits);
        if (order !== undefined) return { order, link: await linkOf(call, order) };
      }
      return null;
    },
  };
}

type Call = (request: HttpCall) => Promise<unknown>;
const none = { params: {}, query: {}, body: {} };

async function outletsOf(call: Call): Promise<readonly string[]> {
  const endpoint = endpoints.listVendors;
  const { vendors } = endpoint.result.parse(await call({ endpoint, input: none }));
  return vendors.map(({ vendor_id }) => vendor_id);
}

async function underWayAt(call: Call, vendorId: string): Promise<readonly Order[]> {
  const endpoint = endpoints.listOrders;
  const input = { ...none, params: { vendorId }, query: { pagination_key: 'active' } };
  return endpoint.result.parse(await call({ endpoint, input })).data;
}

async function linkOf(call: Call, { order_id: orderId }: Order): Promise<string> {
  const endpoint = endpoints.getPublicLinks;
  const input = { ...none, params: { orderId } };
  return endpoint.result.parse(await call({ endpoint, input })).tracking;
}

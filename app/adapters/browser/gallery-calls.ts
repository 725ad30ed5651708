import {
  type Deployment,
  endpoints,
  guestSessionOf,
  type Order,
  type paginationKeys,
} from '#schemas';
import type { HttpCall } from '../network/http.ts';
import { createPowers } from '../powers.ts';
import { sessionKey } from '../storage/session-store.ts';

/** An order, and the addresses that its recipient is given. */
export type FoundOrder = {
  readonly order: Order;
  readonly tracking: string;
  /** Null until the order has ended. */
  readonly receipt: string | null;
};

/** The lists in which an order is looked for. */
export type OrderList = (typeof paginationKeys)[number];

const nothing = () => undefined;
/** The gallery has no engine to listen. */
const nobody = {
  ...{ returned: nothing, doubted: nothing, renewed: nothing, lapsed: nothing, append: nothing },
  newestSeq: () => null,
};

/** The gallery's calls to the server, which find data for its windows. */
export function createGalleryCalls(deployment: Deployment) {
  const { call, sessions } = createPowers(deployment, nobody);
  return {
    hasAccount: () => sessions.account() !== null,
    /** Acts when somebody signs in in one of its windows; answers how to stop listening. */
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
    /** This account's first matching order, searching the lists in turn; null if there is none. */
    async findOrder(
      lists: readonly OrderList[],
      fits: (order: Order) => boolean,
    ): Promise<FoundOrder | null> {
      const outlets = await outletsOf(call);
      const places = lists.flatMap((list) => outlets.map((outlet) => ({ outlet, list })));
      for (const { outlet, list } of places) {
        const order = (await ordersAt(call, outlet, list)).find(fits);
        if (order !== undefined) return { order, ...(await linksOf(call, order)) };
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

async function ordersAt(call: Call, vendorId: string, list: OrderList): Promise<readonly Order[]> {
  const endpoint = endpoints.listOrders;
  const input = { ...none, params: { vendorId }, query: { pagination_key: list } };
  return endpoint.result.parse(await call({ endpoint, input })).data;
}

async function linksOf(call: Call, { order_id: orderId }: Order) {
  const endpoint = endpoints.getPublicLinks;
  const input = { ...none, params: { orderId } };
  return endpoint.result.parse(await call({ endpoint, input }));
}

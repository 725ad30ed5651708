import { type Deployment, endpoints, type Id, type Market, type Order } from '#schemas';
import type { Db } from '../db/connect.ts';
import { currentFlags } from '../flags/index.ts';
import { refusal, refusals } from '../http/refusal.ts';
import { type Call, serveOn } from '../http/serve.ts';
import { handOverGuest } from '../identity/token-cookies.ts';
import type { ServerModule } from '../module.ts';
import { isGuest } from '../policy.ts';
import { forgetFinished } from './limits.ts';
import { continueGuest, createGuest, forgetGuests } from './tokens.ts';

/** Guests that one address may become in a minute. */
const perMinute = 20;

/** People without an account: who they are, and what they ordered. */
export const guests: ServerModule = {
  name: 'guests',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limit = Math.max(perMinute, Math.floor(deps.config.rateLimit / 300));
    serve(endpoints.beginGuest, beginGuest, { perMinute: limit });
    serve(endpoints.listGuestOrders, async ({ sql, who, input }) => {
      return { data: await findOrders(sql, who.userId, input.body.tokens) };
    });
  },
  rounds: (deps) => [
    {
      name: 'guests of long ago',
      async run() {
        await forgetGuests(deps);
        await forgetFinished(deps.sql);
      },
    },
  ],
};

async function beginGuest(call: Call<typeof endpoints.beginGuest>) {
  const known = await knownGuest(call);
  const begun = known === undefined ? await newGuest(call) : await sameGuest(call, known);
  return handOverGuest(call, begun, begun.expires_at - call.clock());
}

/** Who is a guest already and only wants their token elsewhere: out of a cookie, or into one. */
async function knownGuest(call: Call<typeof endpoints.beginGuest>): Promise<Id | undefined> {
  const { guest_token } = call.input.body;
  if (guest_token !== undefined)
    return (await call.guestOf(`Bearer ${guest_token}`)) ?? refuseGuest();
  return call.byCookie && isGuest(call.who) ? call.who.userId : undefined;
}

async function sameGuest(call: Call<typeof endpoints.beginGuest>, id: Id) {
  return (await continueGuest(call, id, call.deployment.id)) ?? refuseGuest();
}

function refuseGuest(): never {
  throw refusals.signInFirst();
}

async function newGuest(call: Call<typeof endpoints.beginGuest>) {
  const { sql, deployment, market, clock } = call;
  const flags = await currentFlags(sql, deployment, clock());
  if (flags.guest_checkout !== true) throw off();
  return createGuest(call, deployment.id, await guestVendor(sql, deployment, market));
}

/** The placeholder that a deployment's guests order from, made when the first one comes. */
async function guestVendor(sql: Db, deployment: Deployment, market: Market): Promise<string> {
  const id = `b-${deployment.id}`;
  const row = {
    ...{ id, deployment: deployment.id, name: 'guest', is_guest: true, currency: market.currency },
    ...{ phone: '', address_text: '', country_code: market.country },
  };
  await sql`insert into vendors ${sql([row])} on conflict do nothing`;
  const [found] = await sql`
    select 1 from vendors where id = ${id} and is_guest and deployment = ${deployment.id}`;
  if (!found) throw off();
  return id;
}

/** A token is the key with which the order was asked for; together with the guest it names one order. */
async function findOrders(sql: Db, guestId: string, tokens: readonly string[]): Promise<Order[]> {
  const rows = await sql<{ record: Order }[]>`
    select record from orders
    where placed_by = ${guestId} and idempotency_key = any(${[...tokens]})
    order by created_at desc, id desc`;
  return rows.map(({ record }) => record);
}

function off() {
  return refusal(403, 'GuestCheckoutOff', 'Guests cannot check out here.', { key: 'guest.off' });
}

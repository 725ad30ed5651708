import type { Deployment, endpoints, Id, Market } from '#schemas';
import type { Db } from '../db/connect.ts';
import { currentFlags } from '../flags/current.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { handOverGuest } from '../identity/token-cookies.ts';
import { isGuest } from '../policy.ts';
import { continueGuest, createGuest } from './tokens.ts';

/** Makes somebody a guest; an existing guest stays the same. */
export async function beginGuest(call: Call<typeof endpoints.beginGuest>) {
  const known = await knownGuest(call);
  const begun = known === undefined ? await newGuest(call) : await sameGuest(call, known);
  return handOverGuest(call, begun, begun.expires_at - call.clock());
}

/** The existing guest of a call, who only wants the token moved into or out of a cookie. */
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

/** The vendor of a deployment's guests, created for the first one. */
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

function off() {
  return refusal(403, 'GuestCheckoutOff', 'Guests cannot check out here.', { key: 'guest.off' });
}

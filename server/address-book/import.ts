import { type PhonePlan, savedCustomerViolation } from '#core/rules';
import type { endpoints, Position, ResultOf, SavedCustomer } from '#schemas';
import { type Locate, locateWith } from '../bulk/locate.ts';
import type { Db } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { positionOf } from '../orders/fee.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { keptVendor } from '../vendors/repository.ts';
import { keepCustomers } from './repository.ts';
import { identityOf } from './search-text.ts';

type Import = Call<typeof endpoints.importCustomers>;
type Row = ResultOf<typeof endpoints.importCustomers>['rows'][number];

/** Addresses that are looked up at the same time. */
const atOnce = 8;

/**
 * Imports customers: known ones are updated, and invalid ones are answered with the reason. Repeating the call changes nothing.
 */
export async function importCustomers(call: Import): Promise<{ rows: Row[] }> {
  const { sql, input } = call;
  const { vendorId } = input.params;
  const given = input.body.customers.map((customer) => ({
    customer,
    identity: identityOf(customer).toString('hex'),
  }));
  const known = await findKept(sql, vendorId, given);
  const rules = { locate: await locateFor(call), plan: phonePlanOf(call.market) };
  const rows: Judged[] = [];
  const judged = new Map<string, Promise<Judged>>();
  // A row about somebody of an earlier one is judged after that, so that both are not told as added.
  const inTurn = (each: Given): Promise<Judged> => {
    const before = judged.get(each.identity) ?? Promise.resolve();
    const mine = before.then(() => judge(each, known, rules));
    judged.set(each.identity, mine);
    return mine;
  };
  for (let at = 0; at < given.length; at += atOnce)
    rows.push(...(await Promise.all(given.slice(at, at + atOnce).map(inTurn))));
  const changed = rows.filter(({ state }) => state === 'added' || state === 'updated');
  await keepCustomers(sql, vendorId, lastOfEach(changed));
  return { rows: rows.map(({ state, problem, found }) => ({ state, problem, found })) };
}

type Given = { readonly customer: SavedCustomer; readonly identity: string };
type Judged = Row & Given;
type Known = Map<string, SavedCustomer>;

async function findKept(sql: Db, vendorId: string, given: readonly Given[]): Promise<Known> {
  const identities = given.map(({ identity }) => identity);
  const rows = await sql<{ identity: string; customer: SavedCustomer }[]>`
    select encode(identity, 'hex') as identity, customer from address_book
    where vendor_id = ${vendorId} and encode(identity, 'hex') = any(${identities})`;
  return new Map(rows.map(({ identity, customer }) => [identity, customer]));
}

async function locateFor(call: Import): Promise<Locate> {
  const vendor = await keptVendor(call, call.input.params.vendorId);
  const source = (vendor && positionOf(vendor)) ?? call.market.centre;
  return locateWith(call.geocoder, { market: call.market, deployment: call.deployment, source });
}

/** Judges a row. The place is looked up only if the book does not know it. */
async function judge(
  { customer, identity }: Given,
  known: Known,
  { locate, plan }: { locate: Locate; plan: PhonePlan },
): Promise<Judged> {
  const before = known.get(identity);
  const whole = before === undefined ? customer : update(before, customer);
  const found = isPlaced(whole) ? null : await locate(whole.address_text || whole.street_address);
  const placed = found === null ? whole : { ...whole, ...positionIn(found) };
  const problem = problemOf(placed, plan);
  const row = { customer: placed, identity, problem, found: found?.address ?? null };
  if (problem !== null) return { ...row, state: 'refused', found: null };
  known.set(identity, placed);
  if (before === undefined) return { ...row, state: 'added' };
  return { ...row, state: isSame(before, placed) ? 'same' : 'updated' };
}

/** Why a customer cannot be kept; missing coordinates here mean that the address was not found. */
function problemOf(customer: SavedCustomer, plan: PhonePlan): Row['problem'] {
  const violation = savedCustomerViolation(customer, plan);
  if (violation === null) return null;
  const { field, key, values } = violation;
  if (field === 'street_address' && !isPlaced(customer))
    return { field, key: 'addressbook.import.not-found' };
  return { field, key, ...(values && { values: { ...values } }) };
}

/** The known customer with the file's non-empty values. */
function update(before: SavedCustomer, given: SavedCustomer): SavedCustomer {
  const { name, phone_number, unit, building, city, postal_code, notes } = given;
  const texts = { name, phone_number, unit, building, city, postal_code, notes };
  const said = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return {
    ...before,
    ...Object.fromEntries(said),
    ...(isElsewhere(before, given) && positionIn(given)),
  };
}

/** The precision of degrees in a file: six decimals, ten centimetres. */
const precision = 0.000_001;

function isElsewhere(
  before: SavedCustomer,
  given: SavedCustomer,
): given is SavedCustomer & Position {
  if (!isPlaced(given)) return false;
  if (!isPlaced(before)) return true;
  const { latitude, longitude } = given;
  const offsets = [before.latitude - latitude, before.longitude - longitude];
  return offsets.some((offset) => Math.abs(offset) > precision);
}

function isPlaced(customer: SavedCustomer): customer is SavedCustomer & Position {
  return customer.latitude !== null && customer.longitude !== null;
}

function positionIn({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

function isSame(one: SavedCustomer, other: SavedCustomer): boolean {
  const write = (customer: SavedCustomer) => JSON.stringify(Object.entries(customer).sort());
  return write(one) === write(other);
}

/** The last row of each customer, since one statement can insert each only once. */
function lastOfEach(rows: readonly Judged[]): SavedCustomer[] {
  return [...new Map(rows.map(({ identity, customer }) => [identity, customer])).values()];
}

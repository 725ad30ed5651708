import {
  bareAddress,
  savedCustomerViolation,
  statusGroups,
  streetOf,
  unitBefore,
} from '#core/rules';
import type { Customer, Order, SavedCustomer, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { currentFlags } from '../flags/current.ts';
import { isGuestId } from '../guests/tokens.ts';
import type { Deps } from '../module.ts';
import { type Remembered, rememberCustomers } from './repository.ts';

/** Lines of the journal in one round. */
const mostLines = 2000;
/** Seconds after which a line may be read: a transaction that is still open may have an earlier number than lines already visible. */
const settled = 10;
/** Seconds between two rounds when nothing is left to read. */
export const rest = 10;

type Remembering = Pick<Deps, 'sql' | 'clock' | 'deployments'>;

/**
 * Adds the recipients of orders to their outlets' books, by reading the journal afterwards, so that an order never waits for it or
 * fails with it. One instance at a time; answers the seconds until the next round.
 */
export async function rememberRecipients({
  sql,
  clock,
  deployments,
}: Remembering): Promise<number> {
  const wanting = await wantingDeployments({ sql, deployments, clock });
  const read = await sql.begin(async (tx) => {
    const [mark] = await tx<{ event_id: string }[]>`
      select event_id::text from address_book_mark for update skip locked`;
    if (mark === undefined) return 0;
    const lines = await readJournal(tx, mark.event_id, clock() - settled);
    const last = lines.at(-1);
    if (last === undefined) return 0;
    await rememberCustomers(tx, peopleIn(lines, wanting));
    await tx`update address_book_mark set event_id = ${last.event_id}`;
    return lines.length;
  });
  return read === mostLines ? 0 : rest;
}

/** The deployments whose address book is on. */
async function wantingDeployments({ sql, deployments, clock }: Remembering) {
  const wanting = new Set<string>();
  for (const deployment of deployments.all) {
    const flags = await currentFlags(sql, deployment, clock());
    if (flags['activate-address-book']) wanting.add(deployment.id);
  }
  return wanting;
}

/** A line of the journal; `order` is null unless the line is its first and its outlet remembers recipients. */
type Line = { event_id: string; order: Placed | null };
type Placed = { record: Order; placed_by: string | null; deployment: string; country: string };

/** The lines after the mark, up to the first that may not be read yet. */
async function readJournal(tx: Tx, mark: string, until: UnixTime): Promise<Line[]> {
  return tx<Line[]>`
    with lines as (
      select id, order_id, at, change ? 'placed' as is_first, bool_and(at <= ${until}) over (order by id) as is_settled
      from order_events where id > ${mark} order by id limit ${mostLines})
    select l.id::text as event_id, case when o.id is not null then json_build_object('record', o.record,
      'placed_by', o.placed_by, 'deployment', v.deployment, 'country', v.country_code) end as order
    from lines l
    left join orders o on o.id = l.order_id and l.is_first and o.erased_at is null
      and o.status <> all(${[...statusGroups.cancelledLike]})
      and exists (select 1 from vendors w where w.id = o.vendor_id and w.remembers_customers)
    left join vendors v on v.id = o.vendor_id
    where l.is_settled order by l.id`;
}

function peopleIn(lines: readonly Line[], wanting: ReadonlySet<string>): Remembered[] {
  return lines.flatMap(({ order }) => {
    if (order === null || !wanting.has(order.deployment) || isGuestId(order.placed_by)) return [];
    const { vendor_id: vendorId, customer, created_at: at } = order.record;
    const saved = customerOf(customer, order.country);
    // The number was judged when the order was placed.
    return savedCustomerViolation(saved, null) === null ? [{ vendorId, customer: saved, at }] : [];
  });
}

/** The recipient of an order as a customer of a book. */
function customerOf({ name, phone_number, location }: Customer, country: string): SavedCustomer {
  const { latitude, longitude, address, notes = '', building = '' } = location;
  const unit = location.unit_number || (unitBefore(address) ?? '');
  const address_text = bareAddress(address, [unit, building]);
  return {
    ...{ name, phone_number, unit, building, notes, latitude, longitude, address_text },
    ...{ city: '', postal_code: '', country_code: country },
    street_address: streetOf(address_text),
  };
}

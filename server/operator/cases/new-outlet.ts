import type * as z from 'zod/mini';
import { outletViolations } from '#core/rules';
import type { Deployment, Market, OutletDetails } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import type { Tx } from '../../db/connect.ts';
import { Refusal } from '../../http/refusal.ts';
import { columnsOf } from '../../outlets/columns.ts';
import { newOutletId } from '../../outlets/new-id.ts';
import { lockOwners, shareAccess } from '../../outlets/owners.ts';
import { planOf } from '../../outlets/refuse.ts';
import { textsFor } from '../../texts.ts';

type Words = z.output<typeof operatorCalls.addOutlet.body>;
type Place = { deployment: Deployment; market: Market };

/** The most ids to try; more than one is rare. */
const tries = 20;

/** An operator's input as the details of an outlet, in the market's country. */
export function outletDetails(words: Words, { country }: Market): OutletDetails {
  return { ...words, users: [], country_code: country };
}

/** The problems of an outlet, with English texts. */
async function problemsOfOutlet(details: OutletDetails, { deployment, market }: Place) {
  const english = { ...deployment, supportedLanguages: ['en'], defaultLanguage: 'en' };
  const say = await textsFor(english, 'en');
  // An empty id of the merchant's own is allowed here, since we assign one.
  const named = { ...details, client_vendor_id: details.client_vendor_id.trim() || 'ours' };
  return outletViolations(named, planOf(market)).map(({ field, key, values }) => ({
    ...{ field, key, values },
    why: say(key, values),
  }));
}

/** Refuses an invalid outlet with all its problems. */
export async function requireOutlet(details: OutletDetails, place: Place): Promise<void> {
  const problems = await problemsOfOutlet(details, place);
  if (problems.length === 0) return;
  throw new Refusal(
    400,
    problems.map(({ field, key, values, why }) => {
      const shown = field === 'users.0' ? 'owner' : field;
      const meta = { translation_key: key, field: `body.${shown}`, ...(values && { values }) };
      return { code: 'InvalidOutlet', message: why, meta };
    }),
  );
}

/** Stores a merchant's parent record; answers its id. */
export function insertParent(tx: Tx, details: OutletDetails, place: Place): Promise<string> {
  return insert(tx, { ...details, client_vendor_id: '' }, { ...place, isParent: true });
}

/** Stores an outlet that is available at once; answers its id. */
export function insertOutlet(
  tx: Tx,
  details: OutletDetails,
  place: Place & { parentId: string },
): Promise<string> {
  return insert(tx, details, { ...place, isParent: false });
}

async function insert(
  tx: Tx,
  details: OutletDetails,
  { deployment, market, parentId, isParent }: Place & { parentId?: string; isParent: boolean },
): Promise<string> {
  const outlet = columnsOf(details, planOf(market));
  await lockOwners(tx, outlet.owners);
  const row = {
    ...{ ...outlet, deployment: deployment.id, currency: market.currency, is_parent: isParent },
    ...{ parent_id: parentId ?? null, is_active: true, is_registered: false, owners_named: true },
  };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const id = newOutletId();
    const named = { ...row, id, client_vendor_id: row.client_vendor_id ?? (isParent ? null : id) };
    const [free] = await tx`
      insert into vendors ${tx(named)} on conflict (id) do nothing returning id`;
    if (!free) continue;
    await shareAccess(tx, { vendorId: id, owners: outlet.owners, before: [], savedBy: '' });
    return id;
  }
  throw new Error('no id was free');
}

import { type OutletPlan, outletViolations } from '#core/rules';
import type { endpoints, FlagName, Id, Market, OutletDetails } from '#schemas';
import { isDuplicate } from '../db/violations.ts';
import { currentFlags } from '../flags/current.ts';
import { Refusal, refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { standingOf, type Who } from '../policy.ts';

/** Refuses an invalid collection point with all violations. */
export function requireSound(outlet: OutletDetails, market: Market): void {
  const violations = outletViolations(outlet, planOf(market));
  if (violations.length === 0) return;
  throw new Refusal(
    400,
    violations.map(({ field, key, values }) => ({
      code: 'InvalidOutlet',
      message: 'The collection point cannot be saved as it is.',
      meta: { translation_key: key, field: `body.${field}`, ...(values && { values }) },
    })),
  );
}

/** The market's extent and phone numbers. */
export function planOf(market: Market): OutletPlan {
  return { ...phonePlanOf(market), extent: market.extent };
}

/** Refuses where the feature is off, and people of a platform, who could extend their access that way. */
export async function requireOffered(
  {
    sql,
    deployment,
    who,
    clock,
  }: Pick<Call<typeof endpoints.createOutlet>, 'sql' | 'deployment' | 'who' | 'clock'>,
  flag: FlagName,
): Promise<void> {
  const flags = await currentFlags(sql, deployment, clock());
  if (flags[flag] !== true || who.scoped) {
    throw refusal(403, 'NotOffered', 'Collection points cannot be changed here.', {
      key: 'outlet.error.not-offered',
    });
  }
}

/** Refuses callers who are no owner of the outlet. */
export function requireOwner(who: Who, vendorId: Id): void {
  if (standingOf(who, vendorId) === 'owner') return;
  throw refusal(403, 'NotAllowed', 'Only owners say who is an owner.', {
    ...{ key: 'outlet.error.owners-only', field: 'body.users' },
  });
}

export const invalid = {
  parent: () =>
    refusal(400, 'InvalidOutlet', 'Only a main account has collection points.', {
      ...{ key: 'outlet.error.parent', field: 'body.parent_vendor_id' },
    }),
  fixed: (field: 'parent_vendor_id' | 'client_vendor_id') =>
    refusal(400, 'InvalidOutlet', 'This cannot change any more.', {
      ...{ key: 'outlet.error.fixed', field: `body.${field}` },
    }),
  closed: () =>
    refusal(403, 'NotOffered', 'This one cannot be changed here.', {
      key: 'outlet.error.not-offered',
    }),
};

/** Runs a change; refuses properly when the merchant's own id is taken. */
export async function telling<Value>(change: Promise<Value>): Promise<Value> {
  return change.catch((cause) => {
    throw isDuplicate(cause, 'vendors_client_id') ? clientIdTaken() : cause;
  });
}

function clientIdTaken() {
  return refusal(409, 'ClientIdTaken', 'Another collection point has this ID.', {
    ...{ key: 'outlet.error.client-id-taken', field: 'body.client_vendor_id' },
  });
}

import type { BulkContext } from '#core/rules';
import type { BulkRow, Market } from '#schemas';
import { market } from '../../../../markets/sg.ts';
import { localPlan } from '../support.ts';

/** A quarter of an hour past 08:00 in Singapore. */
export const now = 1_800_000_900;

/** Everything but the market's own numbers. */
export function bulkContext(
  changes: Partial<Market> = {},
  more: Partial<BulkContext> = {},
): BulkContext {
  const phonePlan = localPlan;
  const held = { ...market, ...changes };
  return { market: held, phonePlan, timezone: held.timezone, now, vendorId: 'v-1', ...more };
}

/** A row that breaks no rule. */
export const goodRow: BulkRow = {
  recipient_name: 'Mei Lin Tan',
  recipient_address: '10 Bayfront Avenue',
  recipient_phone_number: '+65 9123 4567',
  latitude: '1.2834',
  longitude: '103.8607',
  recipient_notes: 'Ring twice',
  payment_method: 'PAID',
  amount: '120.50',
  description: 'Two boxes of noodles',
  preordered_for: '',
  pickup_code: 'A-17',
  unit_number: '#04-12',
  building: '',
};

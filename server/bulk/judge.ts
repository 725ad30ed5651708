import {
  type BulkContext,
  type BulkOrder,
  bulkRowChecker,
  comparedCode,
  type Minor,
  rowProblem,
  sumOfLines,
} from '#core/rules';
import type { BulkProblem, BulkRow, Market, Position, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { deliverabilityFrom } from '../orders/deliverable.ts';
import { linesOf } from '../orders/features.ts';
import { price } from '../orders/fee.ts';
import { takenCodes } from '../orders/pickup-codes.ts';
import { phonePlanOf } from '../phone-plans.ts';
import type { Circumstances } from './jobs.ts';

/** Checks and prices orders. */
export type Judge = {
  check: ReturnType<typeof bulkRowChecker>;
  /** Problems that only the server knows: taken pickup codes and delivery areas. */
  problemsOf(order: BulkOrder, position: Position): BulkProblem[];
  feeOf(order: BulkOrder, position: Position): Minor;
  /** The fee with the price lines of features. */
  costOf(order: BulkOrder, position: Position): Minor;
};

/** A judge for these rows. */
export async function judgeFor(
  sql: Db,
  circumstances: Circumstances,
  rows: readonly BulkRow[],
  now: UnixTime,
): Promise<Judge> {
  const { market, vendor, source } = circumstances;
  const { vendor_id: vendorId } = vendor;
  const [isTaken, delivers] = await Promise.all([
    takenCodes(
      sql,
      vendorId,
      rows.map(({ pickup_code: code }) => comparedCode(code)),
      market,
    ),
    deliverabilityFrom(sql, market, { vendorId, source }),
  ]);
  const feeOf: Judge['feeOf'] = ({ paymentMethod }, position) =>
    price(market, source, position, paymentMethod).fee;
  return {
    check: bulkRowChecker(contextOf(circumstances, now)),
    problemsOf: ({ pickupCode, preorderedFor }, position) => [
      ...(delivers(position) ? [] : [undeliverable]),
      ...(pickupCode !== null && isTaken(comparedCode(pickupCode), preorderedFor ?? now)
        ? [codeTaken]
        : []),
    ],
    feeOf,
    costOf: (order, position) =>
      feeOf(order, position) + sumOfLines(linesOf(order, market), market),
  };
}

/** Whether an amount is so high that it must be confirmed. */
export function isHighAmount({ amount }: BulkOrder, { request }: Market): boolean {
  return request.itemValueLimit > 0 && amount > request.itemValueLimit;
}

const undeliverable: BulkProblem = {
  field: 'recipient_address',
  key: 'request.error.undeliverable-address',
};
export const codeTaken = rowProblem('pickup_code', 'code-taken');

function contextOf(
  { market, deployment, vendor, features }: Circumstances,
  now: UnixTime,
): BulkContext {
  const phonePlan = phonePlanOf(market);
  const { timezone } = deployment;
  return { market, phonePlan, timezone, now, vendorId: vendor.vendor_id, features };
}

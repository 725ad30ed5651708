import * as z from 'zod/mini';
import { AskedAmount, CountryCode, Id, requiredText, text, UnixTime } from '../primitives.ts';
import { voucherTypes } from '../voucher.ts';
import { Search } from './common.ts';
import { defineOperatorCall } from './define.ts';

/** A voucher as operators see it. */
const OperatedVoucher = z.object({
  country: CountryCode,
  code: text(40),
  type: z.enum(voucherTypes),
  amount: z.number(),
  currency: text(3),
  /** The outlet, or the merchant with all of its outlets, that may use it; null for everybody. */
  outlet_id: z.nullable(Id),
  valid_from: UnixTime,
  valid_until: z.nullable(UnixTime),
  most_uses: z.nullable(z.number()),
  uses: z.number(),
});

export const listVouchers = defineOperatorCall({
  id: 'listVouchers',
  summary: 'Vouchers by code, with how often each was used',
  method: 'GET',
  path: '/vouchers',
  query: z.strictObject({ ...Search, country: z.optional(CountryCode) }),
  result: z.object({ vouchers: z.array(OperatedVoucher), total: z.number() }),
});

export const addVoucher = defineOperatorCall({
  id: 'addVoucher',
  summary: 'Add a voucher of a country, for one outlet, one merchant or everybody',
  method: 'POST',
  path: '/vouchers',
  body: z.strictObject({
    country: CountryCode,
    code: requiredText(40),
    type: z.enum(voucherTypes),
    amount: AskedAmount,
    outlet_id: z.optional(Id),
    valid_from: z.optional(UnixTime),
    valid_until: z.optional(UnixTime),
    most_uses: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1_000_000_000))),
  }),
  result: OperatedVoucher,
  refusals: ['VoucherExists', 'InvalidVoucher'],
});

export const endVoucher = defineOperatorCall({
  id: 'endVoucher',
  summary: 'Let nobody use a voucher any more; orders that have used it keep it',
  method: 'POST',
  path: '/vouchers/{country}/{code}/end',
  params: z.strictObject({ country: CountryCode, code: requiredText(40) }),
  result: OperatedVoucher,
});

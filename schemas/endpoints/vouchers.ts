import * as z from 'zod/mini';
import { Id, typedText, UnixTime } from '../primitives.ts';
import { Voucher, VoucherCode, VoucherQuote } from '../voucher.ts';
import { defineEndpoint } from './define.ts';

export const validateVoucher = defineEndpoint({
  id: 'validateVoucher',
  summary: 'What a voucher leaves of a signed fee; nothing is used up before the order is placed',
  service: 'orders',
  method: 'POST',
  path: '/voucher/validate',
  access: { kind: 'vendor', at: 'body.vendor_id' },
  retry: 'safe',
  body: z.strictObject({
    code: VoucherCode,
    order: z.strictObject({
      /** When the order is wanted; the voucher must still be valid then. */
      order_time: UnixTime,
      delivery_fee: z.number().check(z.nonnegative()),
      signature: typedText(2000),
    }),
    vendor_id: Id,
  }),
  result: VoucherQuote,
  refusals: ['VoucherInvalid', 'SignatureExpired', 'SignatureInvalid'],
});

export const getVoucher = defineEndpoint({
  id: 'getVoucher',
  summary: 'What a voucher takes off, for those who may use it',
  service: 'orders',
  method: 'GET',
  path: '/voucher/{code}',
  access: { kind: 'session' },
  retry: 'safe',
  params: z.strictObject({ code: VoucherCode }),
  result: Voucher,
  refusals: ['VoucherUnknown'],
});

import { createEffect } from 'effector';
import { type Adjustment, endpointFx, type QuoteToAdjust } from '#core';
import { endpoints, Problem } from '#schemas';
import { codeField, voucherField } from './fields.ts';

const validateFx = endpointFx(endpoints.validateVoucher);

/** Holds the voucher in use against a new fee. One that no longer holds is cleared and said; what was typed stays. */
export const adjustByVoucherFx = createEffect(
  async ({ quote, vendor_id, wantedAt, fields }: QuoteToAdjust): Promise<Adjustment> => {
    const code = fields[voucherField]?.trim() ?? '';
    if (code === '') return {};
    const order = { order_time: wantedAt, delivery_fee: quote.fee, signature: quote.signature };
    try {
      const { voucher, delivery_fee, signature } = await validateFx({
        body: { code, order, vendor_id },
      });
      return {
        payable: delivery_fee,
        payload: {
          ...{ voucher, discounted_delivery_fee: delivery_fee, discounted_signature: signature },
        },
      };
    } catch (failure) {
      const error = { what: textOf(failure), where: codeField };
      return { fields: { [voucherField]: '' }, error };
    }
  },
);

/** What a server says of a voucher; silence says as little as a refusal without words. */
export function textOf(failure: unknown, other = 'voucher.error.validation.message'): string {
  const { data } = Problem.safeParse(failure);
  return data?.tag === 'refused' ? (data.key ?? other) : other;
}

import { createEffect } from 'effector';
import { type Adjustment, endpointFx, keyOfRefusal, type QuoteToAdjust, refusedOf } from '#core';
import { endpoints } from '#schemas';
import { codeField, voucherField } from './fields.ts';

const other = 'voucher.error.validation.message';
const validateFx = endpointFx(endpoints.validateVoucher);

/** Applies the voucher in use to a new fee. One that is no longer valid is removed with an error; the typed code stays. */
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
      const error = { what: keyOfRefusal(refusedOf(failure), other), where: codeField };
      return { fields: { [voucherField]: '' }, error };
    }
  },
);

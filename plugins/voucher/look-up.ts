import { createEffect } from 'effector';
import { endpointFx, keyOfRefusal, refusedOf } from '#core';
import { holdsCardNumber, voucherCode } from '#core/rules';
import { endpoints } from '#schemas';

const getVoucherFx = endpointFx(endpoints.getVoucher);

type LookedUp = { readonly code: string } | { readonly problem: string };

/** Asks whether there is such a voucher at all; answers its code, or the key of what to say instead. */
export const lookUpFx = createEffect(async (typed: string): Promise<LookedUp> => {
  const code = voucherCode(typed);
  if (code === '') return { problem: 'request.voucher.empty' };
  // It would stand in an address, which is logged.
  if (holdsCardNumber(code)) return { problem: 'error.payment.card-number' };
  try {
    return { code: (await getVoucherFx({ params: { code } })).code };
  } catch (failure) {
    return { problem: keyOfRefusal(refusedOf(failure), 'voucher.error.get.message') };
  }
});

import { createEffect } from 'effector';
import { endpointFx, keyOfRefusal, refusedOf } from '#core';
import { holdsCardNumber, voucherCode } from '#core/rules';
import { endpoints } from '#schemas';

const getVoucherFx = endpointFx(endpoints.getVoucher);

type LookedUp = { readonly code: string } | { readonly problem: string };

/** Looks a voucher up; answers its code, or the key of the problem. */
export const lookUpFx = createEffect(async (typed: string): Promise<LookedUp> => {
  const code = voucherCode(typed);
  if (code === '') return { problem: 'request.voucher.empty' };
  // The code is part of the call's address, which is logged, so a card number must not get there.
  if (holdsCardNumber(code)) return { problem: 'error.payment.card-number' };
  try {
    return { code: (await getVoucherFx({ params: { code } })).code };
  } catch (failure) {
    return { problem: keyOfRefusal(refusedOf(failure), 'voucher.error.get.message') };
  }
});

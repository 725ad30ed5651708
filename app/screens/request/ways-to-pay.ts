import type { Composition } from '#core';
import { methodsOffered } from '#core/rules';
import type { PaymentMethod } from '#schemas';

/** The ways of paying that the market and its features offer here, and no other. */
export function waysToPay({ context, settings }: Composition): readonly PaymentMethod[] {
  const payer = { isGuest: context.mode === 'GUEST', added: settings.paymentMethods };
  return methodsOffered(context.market, payer);
}

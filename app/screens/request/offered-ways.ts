import { useUnit } from 'effector-react';
import { useComposition } from '#composition';
import { $guestMethods } from '#core';
import type { PaymentMethod } from '#schemas';

/** The ways of paying of a new order, without the one online by card. */
export function useOfferedWays(): readonly PaymentMethod[] {
  const { paymentMethods: ways } = useComposition();
  const ofGuest = useUnit($guestMethods);
  return ways.filter((method) => ofGuest?.includes(method) ?? true);
}

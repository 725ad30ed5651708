import type { FlagName, PaymentMethod } from '#schemas';

/** The ways of paying that a flag adds to those of the market; form and server read the same table. */
export const methodsOfFlags: Readonly<Partial<Record<FlagName, readonly PaymentMethod[]>>> = {
  'none-payment-method': ['NONE'],
  'pay-at-pickup': ['NONE'],
};

/** Every way of paying that some flags add. */
export function addedMethods(
  flags: Readonly<Partial<Record<FlagName, boolean>>>,
): readonly PaymentMethod[] {
  const added = Object.entries(methodsOfFlags).flatMap(([flag, methods]) =>
    flags[flag as FlagName] === true ? methods : [],
  );
  return [...new Set(added)];
}

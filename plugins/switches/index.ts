import { type CompositionContext, definePlugin, type Plugin, type Settings } from '#core';
import { methodsOfFlags } from '#core/rules';
import type { FlagName } from '#schemas';

/** The settings that a flag turns on, and where, if not everywhere. */
type Switch = {
  readonly flag: FlagName;
  readonly settings: Partial<Settings>;
  readonly available?: (context: CompositionContext) => boolean;
};

/** Features that only turn settings on (specification 1, section 9, and 2, sections 2 and 4). */
const table: readonly Switch[] = [
  // A delayed order may be cancelled.
  { flag: 'delayed-cancellation', settings: { delayedCancellation: true } },
  // Amounts are written with separators between groups of digits.
  { flag: 'digit-grouping', settings: { digitGrouping: true } },
  // Amounts are also written in a second currency, where the market has one.
  {
    flag: 'display-bg-dual-pricing',
    settings: { dualPricing: true },
    available: ({ market }) => market.secondCurrency !== undefined,
  },
  // An order of which nothing is paid and nothing is collected.
  { flag: 'none-payment-method', settings: methodsOf('none-payment-method') },
  // An order that is paid at the collection point: nothing is collected of it, and it says so (docs/adr/0015).
  { flag: 'pay-at-pickup', settings: { payAtPickup: true, ...methodsOf('pay-at-pickup') } },
  // Photographs of the goods: as the rider took them, at the recipient's door, and back at the outlet.
  { flag: 'proof-of-pickup-web', settings: { proofs: ['pickup'] } },
  { flag: 'proof-of-delivery-web', settings: { proofs: ['delivery'] } },
  { flag: 'proof-of-return-web', settings: { proofs: ['return'] } },
  // The map of an order is there from the start, not only once a rider has it.
  { flag: 'show-track-order-before-picked-up', settings: { mapBeforePickup: true } },
];

/** Each of them as a feature of its own, called by its flag. */
export const switches: readonly Plugin[] = table.map(({ flag, settings, available }) =>
  definePlugin({
    id: flag,
    flag,
    ...(available && { available }),
    settings: () => settings,
  }),
);

function methodsOf(flag: FlagName): Partial<Settings> {
  return { paymentMethods: methodsOfFlags[flag] ?? [] };
}

import * as z from 'zod/mini';

/** The feature flags of the specification (1, section 9). */
export const specifiedFlags = [
  'unplanned_maintenance',
  'planned_maintenance',
  'helpcenter',
  'guest_checkout',
  'payment_vat',
  'pre_order',
  'tag-id-check-pg',
  'voucher',
  'tracking-page-settings',
  'proof-of-delivery-web',
  'proof-of-pickup-web',
  'proof-of-return-web',
  'draw-delivery-areas',
  'dynamic-time-estimation',
  'order-pre-accepted-static-text',
  'order-prepare-message',
  'request-a-rider-button-goes-to-login-page',
  'pay-at-pickup',
  'godroid-popup',
  'show-modify-order-button',
  'digit-grouping',
  'bulk-order-upload',
  'show-track-order-before-picked-up',
  'deactivate-sign-up-button',
  'none-payment-method',
  'activate-address-book',
  'show-delivery-receipt-cta',
  'edit-vendor-outlet',
  'add-vendor-outlet',
  'cybersource-credit-card-taiwan',
  'increased-fee-info',
  'delayed-cancellation',
  'display-bg-dual-pricing',
  'display-pickup-code',
] as const;

/** The flags of features that the specification does not have. */
const ownFlags = ['leave-at-door', 'members', 'tip', 'connect-till', 'tell-recipient'] as const;

/** Every feature flag. */
export const flagNames = [...specifiedFlags, ...ownFlags] as const;
export type FlagName = (typeof flagNames)[number];

/** What a provider answers: a record of names; unknown names and values that are not booleans are ignored. */
export const FlagAnswer = z.object({ flags: z.record(z.string(), z.unknown()) });
export type FlagAnswer = z.infer<typeof FlagAnswer>;

/** Whether each feature is on. */
export type Flags = Readonly<Record<FlagName, boolean>>;

/** The flags when no provider answers: help centre on, everything else off. */
export const defaultFlags: Flags = Object.freeze(
  Object.fromEntries(flagNames.map((name) => [name, name === 'helpcenter'])) as Record<
    FlagName,
    boolean
  >,
);

/** The defaults overridden by a provider's answer; unknown names and values that are not booleans are ignored. */
export function readFlags(answer: FlagAnswer): Flags {
  const known = flagNames.flatMap((name) => {
    const value = Object.hasOwn(answer.flags, name) ? answer.flags[name] : undefined;
    return typeof value === 'boolean' ? [[name, value] as const] : [];
  });
  return { ...defaultFlags, ...Object.fromEntries(known) };
}

import type { PaymentMethod } from '#schemas';

/** What the demo's merchant has on a deployment, and what one of its orders is like. */
export type Shop = {
  language: string;
  direction: 'ltr' | 'rtl';
  merchant: string;
  /** The outlet to request from; its next orders are delivered, see `FLEET_SEED`. */
  outlet: { id: string; name: string };
  /** Coordinates that the outlet delivers to, and some that it does not. */
  near: string;
  far: string;
  customer: { name: string; phone: string; unit: string };
  amount: string;
  payment: PaymentMethod;
  /** What the rules ask for on an empty form: field and key of the text. */
  required: readonly (readonly ['name' | 'phone' | 'unit' | 'amount', string])[];
};

export const merchant = { email: 'demo@example.com', password: 'Demo!2026' };
/** A person whose outlet has no address yet. */
export const newcomer = { email: 'new@example.com', password: 'Newer!2026' };
export const stranger = { email: 'other@example.com', password: 'Other!2026' };

export const shops = {
  sg: {
    language: 'en',
    direction: 'ltr',
    merchant: 'Pandan Kitchen',
    outlet: { id: 'm4pk1', name: 'Pandan Kitchen Tanjong Pagar' },
    near: '1.2903, 103.8519',
    far: '1.4927, 103.7414',
    customer: { name: 'Tan Mei Ling', phone: '91234567', unit: '12-01' },
    amount: '24.50',
    payment: 'CASH_ON_DELIVERY',
    required: [
      ['name', 'validation.fill-customer-name'],
      ['phone', 'validation.fill-customer-phone'],
      ['unit', 'validation.fill-unit-number'],
      ['amount', 'validation.fill-amount'],
    ],
  },
  la: {
    language: 'en',
    direction: 'ltr',
    merchant: 'Mekong Kitchen',
    outlet: { id: 'w2mk2', name: 'Mekong Kitchen Talat Sao' },
    near: '17.9706, 102.6187',
    far: '19.8834, 102.1347',
    customer: { name: 'ສົມສັກ', phone: '2055512345', unit: '' },
    amount: '150000',
    payment: 'PAID',
    required: [
      ['name', 'validation.fill-customer-name'],
      ['phone', 'validation.fill-customer-phone'],
      ['amount', 'validation.fill-amount'],
    ],
  },
  kw: {
    language: 'ar',
    direction: 'rtl',
    merchant: 'Dhow Kitchen',
    outlet: { id: 'z8dk1', name: 'Dhow Kitchen Sharq' },
    near: '29.3697, 47.9783',
    far: '28.4, 47.9',
    customer: { name: 'فاطمة', phone: '٥٠٠١٢٣٤٥', unit: '' },
    amount: '12.500',
    payment: 'PAYMENT_ON_DELIVERY',
    required: [
      ['name', 'validation.fill-customer-name'],
      ['phone', 'validation.fill-customer-phone'],
    ],
  },
  /** A market that has no deployment of its own; what its languages lack is read in English. */
  pk: {
    language: 'en',
    direction: 'ltr',
    merchant: 'Karachi Kitchen',
    outlet: { id: 'k9pk3', name: 'Karachi Kitchen Station' },
    near: '24.87, 67.03',
    far: '25.1, 67.3',
    customer: { name: 'عائشہ', phone: '3012345678', unit: '' },
    amount: '1250',
    payment: 'CASH_ON_DELIVERY',
    required: [
      ['name', 'validation.fill-customer-name'],
      ['phone', 'validation.fill-customer-phone'],
      ['amount', 'validation.fill-amount'],
    ],
  },
} as const satisfies Record<string, Shop>;

export type DeploymentId = keyof typeof shops;

import metadata from 'libphonenumber-js/min/metadata';
import { metadataOf, type OrderForm, type PhonePlan, type RuleContext } from '#core/rules';
import type { Market } from '#schemas';
import { market } from '../../../markets/sg.ts';

/** All numbering data, as a server holds it. */
export const worldPlan: PhonePlan = { country: 'SG', metadata };
/** One country's, as a browser holds it. */
export const localPlan: PhonePlan = { country: 'SG', metadata: metadataOf(metadata, 'SG') };

type RequestRules = Market['request'];

/** The rules of a market that asks for everything, changed where a test says so. */
export function contextWith(request: Partial<RequestRules> = {}): RuleContext {
  const strictest = { ...market.request, unitNumberRequired: true, amountRequired: true };
  return { market: { ...market, request: { ...strictest, ...request } }, phonePlan: localPlan };
}

/** A form that breaks no rule anywhere. */
export const goodForm: OrderForm = {
  vendorId: 'v-1',
  unitNumber: '#04-12',
  customerName: 'Mei Lin Tan',
  phoneNumber: '+6591234567',
  description: 'Two boxes of noodles',
  address: '10 Bayfront Avenue',
  latitude: 1.2834,
  longitude: 103.8607,
  amount: '120.50',
  paymentMethod: 'PAID',
};

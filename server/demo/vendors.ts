import type { CountryCode } from '#schemas';
import merchants from './merchants.json' with { type: 'json' };

/** An outlet of the demo. */
export type DemoOutlet = {
  id: string;
  name: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string | null;
  latitude: number;
  longitude: number;
};

/** A merchant of the demo: the parent of its outlets, in one deployment. */
export type DemoMerchant = {
  deployment: string;
  country: CountryCode;
  id: string;
  name: string;
  outlets: readonly DemoOutlet[];
  /** A new outlet without an address. */
  newcomer?: Omit<DemoOutlet, 'latitude' | 'longitude' | 'postalCode'>;
  /** Outlets without an account, for which one can sign up by code and owner's address. */
  prospects?: readonly (DemoOutlet & { owner: string })[];
  /** Another merchant's outlet, to show that merchants are separate. */
  stranger: DemoOutlet;
};

export const demoMerchants: readonly DemoMerchant[] = merchants;

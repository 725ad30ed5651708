import type { CountryCode } from '#schemas';
import merchants from './merchants.json' with { type: 'json' };

/** An outlet of the demo: enough to request a rider from. */
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
  /** An outlet that has just been opened: nobody has said yet where it stands. */
  newcomer?: Omit<DemoOutlet, 'latitude' | 'longitude' | 'postalCode'>;
  /** Outlets that have no account yet: with their code and their owner's address one can sign up. */
  prospects?: readonly (DemoOutlet & { owner: string })[];
  /** A merchant of somebody else, to show that the two never meet. */
  stranger: DemoOutlet;
};

export const demoMerchants: readonly DemoMerchant[] = merchants;

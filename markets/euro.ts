import { type Agreed, usual } from './usual.ts';

/** Countries that pay in euros. */
export const euro = {
  ...usual,
  currency: 'EUR',
  currencyDigits: 2,
  currencySigns: ['€'],
} satisfies Agreed;

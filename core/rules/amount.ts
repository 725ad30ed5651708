import { westernDigits } from './digits.ts';

/**
 * Reads a typed amount as a float (specification 2, section 5). Digits of any script are read, and a comma counts as
 * the decimal point when it is the only sign and one or two digits follow. Null when there is no number.
 */
export function parseAmount(typed: string): number | null {
  const text = westernDigits(typed).replace('٫', '.').replace(/[\s٬]/g, '');
  const decimal = /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replaceAll(',', '');
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(decimal)) return null;
  const amount = Number.parseFloat(decimal);
  return amount < limit ? amount : null;
}

/** Past it, a float could not be written down and read again. */
const limit = 1e12;

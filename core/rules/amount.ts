import { westernDigits } from './digits.ts';

/**
 * Reads a typed amount as a float (specification 2, section 5). Digits of any script are read, and thousands may be
 * grouped. A lone point is the decimal one, as in the specification's float, and a lone comma before three digits groups
 * thousands; signs that fit no way of writing make null, as when there is no number at all.
 */
export function parseAmount(typed: string): number | null {
  const text = westernDigits(typed).replace('٫', '.').replace(/[\s٬]/g, '');
  const decimal = decimalOf(text);
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(decimal)) return null;
  const amount = Number.parseFloat(decimal);
  return amount < limit ? amount : null;
}

/** The number with a point before its decimals and nothing between its thousands; what is neither stays as it is. */
function decimalOf(text: string): string {
  if (commaGroups.test(text)) return text.replaceAll(',', '');
  if (pointGroups.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
}

/** `1,234,567.50`, and `12,34,567` as some write it; a group never begins with nought, so `0,125` is a part of one. */
const commaGroups = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/;
/** `1.234,50` and `1.234.567`; a lone point before three digits stays a decimal one. */
const pointGroups = /^[1-9]\d{0,2}(\.\d{3})+(,\d+|(?<=\.\d{3}\.\d{3}))$/;

/** Past it, a float could not be written down and read again. */
const limit = 1e12;

import type { Market } from '#schemas';
import { westernDigits } from './digits.ts';
import { amountOf, type Coinage, coinsOf } from './money.ts';
import { withoutBidiControls } from './unseen.ts';
import type { Violation } from './violation.ts';

/** What reading an amount depends on: the market's currency, and how it writes numbers. */
export type AmountMarket = Coinage & {
  readonly currencySigns: Market['currencySigns'];
  readonly formatting: Pick<Market['formatting'], 'decimal'>;
};

/** How amounts are read while no market is known; `XXX` is ISO 4217's code for no currency. */
export const plainAmounts: AmountMarket = {
  ...{ currency: 'XXX', currencyDigits: 2, currencySigns: [] },
  formatting: { decimal: '.' },
};

/** What a typed text may mean: no amount, one, or two when it is ambiguous. */
export type AmountReading = readonly number[];

/** The amount in a text; null for none, and where it is ambiguous. */
export function parseAmount(typed: string, market: AmountMarket): number | null {
  const [amount = null, other] = readAmount(typed, market);
  return other === undefined ? amount : null;
}

/**
 * Reads a typed amount as the market writes numbers, or else with the other decimal sign where that is unambiguous. Digits of
 * any script, grouped thousands and the currency beside it are accepted. `12,500` may be twelve and a half or twelve thousand:
 * it is read the market's way if that is an amount of its currency, else both readings are returned. A text that may mean less
 * than the smallest coin is no amount, since it would have to be rounded.
 */
export function readAmount(typed: string, market: AmountMarket): AmountReading {
  const found = readExactly(typed, market);
  return found.every((amount) => isInCoins(amount, market)) ? found : [];
}

/** Whether a program's number is a sum of the market's coins; the noise that adding floats leaves behind it does not count. */
export function isCoinSum(amount: number, market: Coinage): boolean {
  return isInCoins(Number(amount.toPrecision(15)), market);
}

/** Why an amount, as it was typed or of a program, is no sum of the market's coins; null for one that is, and for no amount at all. */
export function tooFine(
  amount: string | number,
  market: AmountMarket,
): Omit<Violation, 'field'> | null {
  const isTooFine =
    typeof amount === 'number'
      ? !isCoinSum(amount, market)
      : readAmount(amount, market).length < readExactly(amount, market).length;
  if (!isTooFine) return null;
  const { currency, currencyDigits } = market;
  const smallest = writeAmount(10 ** -currencyDigits, market);
  return { key: 'validation.amount-too-fine', values: { currency, smallest } };
}

function isInCoins(amount: number, market: Coinage): boolean {
  return amountOf(coinsOf(amount, market), market) === amount;
}

/** The same, with amounts that no coins add up to. */
export function readExactly(typed: string, market: AmountMarket): AmountReading {
  if (typed.length > longest) return [];
  const text = bare(westernDigits(typed), market).replace(/[\s٬'’]/g, '');
  if (text.includes('٫')) return text.includes('.') ? [] : readPoint(text.replace('٫', '.'));
  const asPoint = readPoint(text);
  const asComma = commaDecimal.test(text) ? read(text.replaceAll('.', '').replace(',', '.')) : [];
  if (asPoint.length === 0 || asComma.length === 0) return [...asPoint, ...asComma];
  return asPoint[0] === asComma[0] ? asPoint : chooseReading(text, [asPoint, asComma], market);
}

/** Writes an amount the market's way, without grouping, so that `readAmount` reads the same: `45.60`, `6.250` of dinars. */
export function writeAmount(amount: number, { currencyDigits, formatting }: AmountMarket): string {
  const [whole = '', decimals] = String(amount).split('.');
  if (!decimals) return whole;
  // Three decimals where the currency has fewer look like thousands.
  const digits = decimals.length === 3 && currencyDigits !== 3 ? 4 : currencyDigits;
  return whole + formatting.decimal + decimals.padEnd(digits, '0');
}

/**
 * The amount in a text as it is typed beside the currency's sign, `45.60` for `$45.60`. An ambiguous one keeps its digits, so that
 * the person is asked; null for none.
 */
export function typedAmount(text: string, market: AmountMarket): string | null {
  const [amount, other] = readAmount(text, market);
  if (amount === undefined) return null;
  const number = bare(westernDigits(text), market);
  const [whole = '', decimals = '0', ...more] = number.split(market.formatting.decimal);
  const isPlain = more.length === 0 && /^\d+$/.test(whole) && /^\d+$/.test(decimals);
  return isPlain || other !== undefined ? number : writeAmount(amount, market);
}

/** The reading that fits the market's decimal sign and its currency's digits; both readings where those disagree. */
function chooseReading(
  text: string,
  [asPoint, asComma]: readonly [AmountReading, AmountReading],
  { currencyDigits, formatting }: AmountMarket,
): AmountReading {
  const isPoint = text.includes('.');
  const asDecimal = isPoint ? asPoint : asComma;
  const asGroup = isPoint ? asComma : asPoint;
  if (currencyDigits === 0) return asGroup;
  const isDecimalHere = (formatting.decimal === '.') === isPoint;
  if (isDecimalHere === (currencyDigits === 3)) return isDecimalHere ? asDecimal : asGroup;
  return [...asGroup, ...asDecimal];
}

/** The number without the currency's code or sign before or behind it. */
function bare(typed: string, { currency, currencySigns }: AmountMarket): string {
  const text = withoutBidiControls(typed).replace(/\s/g, ' ').trim();
  const signs = [currency, ...currencySigns].sort((a, b) => b.length - a.length);
  const folded = text.toLocaleLowerCase('en');
  for (const sign of signs.map((each) => each.toLocaleLowerCase('en'))) {
    if (folded.startsWith(sign))
      return text
        .slice(sign.length)
        .replace(/^\.(?=\s?\d)/, '')
        .trim();
    // A single letter must stand apart from the number, since `12K` may mean thousands.
    const end = /^[a-z]$/.test(sign) ? ` ${sign}` : sign;
    if (folded.endsWith(end)) return text.slice(0, -end.length).trim();
  }
  return text;
}

function readPoint(text: string): AmountReading {
  return pointDecimal.test(text) ? read(text.replaceAll(',', '')) : [];
}

function read(decimal: string): AmountReading {
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(decimal)) return [];
  const amount = Number.parseFloat(decimal);
  return amount < limit ? [amount] : [];
}

/** `1234.5`, `1,234,567.50`, and the Indian `12,34,567`. A grouped number never begins with a zero: `0,125` is less than one. */
const pointDecimal = /^(\d+|[1-9]\d{0,2}(,\d{2,3})*,\d{3})(\.\d+)?$/;
/** `1234,5`, `1.234,50` and `1.234.567`. */
const commaDecimal = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/;

/** The longest text that is read, in characters. */
const longest = 60;
/** Above it, a float with decimals may not survive being written and read. */
const limit = 1e12;

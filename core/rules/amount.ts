import type { Market } from '#schemas';
import { westernDigits } from './digits.ts';
import type { Coinage } from './money.ts';
import { withoutBidiControls } from './unseen.ts';

/** What the reading of an amount depends on: the market's money, and how it writes numbers. */
export type AmountMarket = Coinage & {
  readonly currencySigns: Market['currencySigns'];
  readonly formatting: Pick<Market['formatting'], 'decimal'>;
};

/** How amounts are read as long as no market is known; `XXX` is the code of ISO 4217 for no currency. */
export const plainAmounts: AmountMarket = {
  ...{ currency: 'XXX', currencyDigits: 2, currencySigns: [] },
  formatting: { decimal: '.' },
};

/** What a typed amount may mean: nothing, one amount, or two of which only the person knows the right one. */
export type AmountReading = readonly number[];

/** The amount that a text says; null for none, and where it may be two. */
export function parseAmount(typed: string, market: AmountMarket): number | null {
  const [amount = null, other] = readAmount(typed, market);
  return other === undefined ? amount : null;
}

/**
 * Reads a typed amount as the market writes its numbers, or else as others do where nothing speaks against it. Digits of any
 * script are read, thousands may be grouped, and the currency may stand beside it. A lone sign before three digits is
 * the one that ends the whole numbers here and groups thousands there (`12,500`): it is read as the market means it when that is
 * an amount of its money, and otherwise may be either.
 */
export function readAmount(typed: string, market: AmountMarket): AmountReading {
  if (typed.length > longest) return [];
  const text = bare(westernDigits(typed), market).replace(/[\s٬'’]/g, '');
  if (text.includes('٫')) return text.includes('.') ? [] : readPoint(text.replace('٫', '.'));
  const asPoint = readPoint(text);
  const asComma = commaDecimal.test(text) ? read(text.replaceAll('.', '').replace(',', '.')) : [];
  if (asPoint.length === 0 || asComma.length === 0) return [...asPoint, ...asComma];
  return asPoint[0] === asComma[0] ? asPoint : meantHere(text, [asPoint, asComma], market);
}

/** An amount as the market writes it, without its groups, so that it is read as itself. */
export function writeAmount(amount: number, { currencyDigits, formatting }: AmountMarket): string {
  const text = String(amount);
  const decimals = text.split('.')[1]?.length ?? 0;
  // Three decimals of a currency that has fewer would look like thousands, and one of two like a slip.
  const isShort = decimals === 3 ? currencyDigits !== 3 : decimals === 1 && currencyDigits === 2;
  const safe = isShort ? `${text}0` : text;
  return safe.replace('.', formatting.decimal);
}

/** The reading that fits the market's way of writing and its smallest coin; both where those two disagree. */
function meantHere(
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

/** The number alone: the market's currency, by its code or a sign of it, may stand before or behind. */
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
    // A lone letter right behind a number may mean thousands, as in `12K`.
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

/** `1234.5`, `1,234,567.50`, and `12,34,567` as some write it; a group never begins with a zero, so `0,125` is a part of one. */
const pointDecimal = /^(\d+|[1-9]\d{0,2}(,\d{2,3})*,\d{3})(\.\d+)?$/;
/** `1234,5`, `1.234,50` and `1.234.567`. */
const commaDecimal = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/;

/** Nobody types an amount that is longer, whatever stands around it. */
const longest = 60;
/** Past it, a float could not be written down and read again. */
const limit = 1e12;

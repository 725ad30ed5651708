import type { PaymentMethod } from '#schemas';
import { type AmountMarket, typedAmount } from './amount.ts';
import { sumInText } from './pasted-sum.ts';
import { bareWords, isByCard, wayNamed } from './pasted-ways.ts';
import { isLabelOf, readLabelled } from './pasted-words.ts';

/** Whether a line is about the payment, which makes it no name and no address. */
export function isOfPayment(line: string): boolean {
  return hasLabel(line) || wayIn(line) !== null;
}

/** The only way of paying that lines say, and the lines that say none; nothing is taken where it is not offered or lines differ. */
export function takeWay(
  lines: readonly string[],
  offered: readonly PaymentMethod[],
): { way: PaymentMethod | undefined; rest: readonly string[] } {
  const isPaid = lines.some((line) => wayIn(line) === 'PAID');
  // "Card" beside "paid" is what it was paid by.
  const said = lines.map((line) => (isPaid && isByCard(line) ? 'PAID' : wayIn(line)));
  const [way = null, ...others] = new Set(said.filter((each) => each !== null));
  if (way === null || others.length > 0 || !offered.includes(way)) {
    return { way: undefined, rest: lines };
  }
  return { way, rest: lines.filter((_, at) => said[at] === null) };
}

/** A sum and a way of paying that share a text, such as "COD: 45.60" or "$45.60 cash"; null for any other text. */
export function sumAndWay(
  text: string,
  amounts: AmountMarket,
  isSurelySum = false,
): readonly [sum: string, way: string] | null {
  const words = text.split(' ');
  if (words.length > mostWords || hasLabel(text)) return null;
  const halves = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const)
    .flatMap(([front, back]) => [[front, back] as const, [back, front] as const]);
  const found = halves.find(
    ([sum, way]) =>
      wayIn(way) !== null &&
      typedAmount(sum, amounts) !== null &&
      (/\P{Nd}/u.test(sum) || /[:：]$/.test(way) || (isSurelySum && !isOfCard(text, way))),
  );
  return found ?? null;
}

/** Whether the digits behind a card may be its own, as in "Visa 4242". */
function isOfCard(text: string, way: string): boolean {
  return isByCard(way) && text.startsWith(way);
}

/** The sum and the way of paying that a text is no more than; null for any other. */
export function wholeSum(
  text: string,
  amounts: AmountMarket,
  isCued = false,
): readonly [sum: string, way: string, isCollected: boolean] | null {
  const said = sumInText(text, amounts);
  const isWhole = said?.start === 0 && said.end === text.length && (said.isCued || !isCued);
  return isWhole ? [said.sum, said.way, said.isCollected] : null;
}

/** The most words of a text that is no more than a sum and a way of paying. */
const mostWords = 8;

function hasLabel(line: string): boolean {
  return readLabelled(line)?.[0] === 'payment';
}

/** The way of paying that a line says by itself or behind a label. A word that is also a label, as "pago" is, says none by itself. */
function wayIn(line: string): PaymentMethod | null {
  const [part, value = ''] = readLabelled(line) ?? [];
  if (part === 'payment') return wayNamed(value);
  return isLabelOf('payment', bareWords(line)) ? null : wayNamed(line);
}

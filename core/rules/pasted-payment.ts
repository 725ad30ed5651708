import type { PaymentMethod } from '#schemas';
import { type AmountMarket, typedAmount } from './amount.ts';
import { isLabelOf, plainWords, readLabelled } from './pasted-words.ts';
import { paymentNamed } from './payment-methods/named.ts';
import { methodOfOrder } from './payment-methods/online.ts';
import { trimSigns } from './trim-signs.ts';

/** Whether a line is about the payment, which makes it no name and no address. */
export function isOfPayment(line: string): boolean {
  return hasLabel(line) || wayIn(line) !== null;
}

/** The only way of paying that lines say, and the lines that say none; nothing is taken where it is not offered or lines differ. */
export function takeWay(
  lines: readonly string[],
  offered: readonly PaymentMethod[],
): { way: PaymentMethod | undefined; rest: readonly string[] } {
  const said = lines.map(wayIn);
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
      (isSurelySum || /\P{Nd}/u.test(sum) || /[:：]$/.test(way)),
  );
  return found ?? null;
}

/** The most words of a text that is no more than a sum and a way of paying. */
const mostWords = 8;

function hasLabel(line: string): boolean {
  return readLabelled(line)?.[0] === 'payment';
}

/** The way of paying that a line says by itself or behind a label. A word that is also a label, as "pago" is, says none by itself. */
function wayIn(line: string): PaymentMethod | null {
  const [part, value = ''] = readLabelled(line) ?? [];
  const said = bare(part === 'payment' ? value : line);
  if (part !== 'payment' && isLabelOf('payment', said)) return null;
  return methodOfOrder(paymentNamed(said) ?? undefined) ?? null;
}

/** The words without emoji, and without punctuation around them. */
function bare(text: string): string {
  const said = trimSigns(plainWords(text), /[\s,;:：!！。.-]/);
  return /^\([^()]*\)$/.test(said) ? said.slice(1, -1) : said;
}

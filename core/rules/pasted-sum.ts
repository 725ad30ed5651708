import { type AmountMarket, typedAmount } from './amount.ts';
import { westernDigits } from './digits.ts';
import { localWords } from './local-words.ts';
import { paymentNamed } from './payment-methods/named.ts';

/** A sum within a sentence: where it stands with the words around it, and those that say how it is paid. */
export type SumInText = {
  readonly sum: string;
  readonly way: string;
  readonly start: number;
  readonly end: number;
  /** Whether a word says that it is the sum. */
  readonly isCued: boolean;
};

/** The sum that is to be collected, in a sentence: behind words like "collect", or the only one beside the country's currency; null where it cannot be known. */
export function sumInText(text: string, amounts: AmountMarket): SumInText | null {
  const plain = westernDigits(text);
  const sign = [amounts.currency, ...amounts.currencySigns, ...(spoken[amounts.currency] ?? [])]
    .sort((a, b) => b.length - a.length)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const signed = new RegExp(
    `(?<![\\p{L}\\d])(?:${sign})\\s?${number}(?![\\d-])|(?<![a-z\\d#.,/-])${number}\\s?(?:${sign})(?![a-z]|\\s?\\d)`,
    'giu',
  );
  const found = [...plain.matchAll(signed), ...plain.matchAll(bareBehindCue)].map((match) =>
    around(plain, match.index, match.index + match[0].length, amounts),
  );
  const [first, ...others] = found.filter((each) => each !== null);
  const cued = [first, ...others].filter((each) => each?.isCued === true);
  const [only] = cued.length > 0 ? cued : [first];
  return only === undefined || (cued.length !== 1 && others.length > 0) ? null : only;
}

/** The sum with a word for it before, and a way of paying before or behind it. */
function around(plain: string, from: number, to: number, amounts: AmountMarket): SumInText | null {
  const digits = plain.slice(from, to);
  const said = typedAmount(withoutSpoken(digits, amounts), amounts);
  if (said === null) return null;
  let [start, end, way] = [from, to, ''];
  const behind = /^[\s,،，]*(?:\S+\s?){1,3}/u.exec(plain.slice(end))?.[0] ?? '';
  for (const part of shorter(behind)) {
    if (paymentNamed(trimmed(part)) === null) continue;
    way = trimmed(part);
    end += part.length - (/[,،，.;!\s]*$/u.exec(part)?.[0].length ?? 0);
    break;
  }
  const [before = ''] = cueBefore.exec(plain.slice(0, start)) ?? [];
  start -= before.length;
  const words = before.replace(/[:：\s]+$/u, '').trim();
  const named = [words, words.replace(verbs, '')].find((each) => paymentNamed(each) !== null);
  if (way === '' && named !== undefined) way = named;
  return { sum: said, way, start, end, isCued: before !== '' };
}

/** The text, and what is left of it without one, two … of its last words. */
function shorter(text: string): readonly string[] {
  const words = text.match(/\s*\S+/gu) ?? [];
  return words.map((_, at) => words.slice(0, words.length - at).join(''));
}

function trimmed(text: string): string {
  return text.replace(/^[\s,،，(]+|[\s,،，.;!)]+$/gu, '').replace(/^in\s+/iu, '');
}

function withoutSpoken(text: string, { currency }: AmountMarket): string {
  const words = spoken[currency] ?? [];
  return words.reduce((left, word) => left.replace(word, ''), text.toLowerCase()).trim();
}

/** Currencies as people write them in a chat, beside the signs of their market. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  SGD: ['dollars', '元', '块', '塊'],
  HKD: ['元', '蚊', '塊'],
  TWD: ['元', '塊'],
  THB: ['บาท', 'baht'],
  KWD: ['دينار'],
  EUR: ['евро', 'euros', 'euro'],
};

const number = "\\d+(?:[.,٫٬'’]\\d+)*";

const cashWords = [
  ...localWords('cash'),
  ...['cash on delivery', 'cash', 'cod', 'c.o.d.', 'نقدا', 'نقدًا', 'كاش', 'ເງິນສົດ'],
  ...['現金', '貨到付款', '货到付款'],
].map((word) => word.replaceAll('.', '\\.'));
const collecting =
  'to collect|collect|total is|total|amount|price|bill is|bill|pay|to pay|收款|收取|收|共|總共|总共|一共|المبلغ|تحصيل|الحساب|المجموع|เก็บเงิน|เก็บ|ยอด|รวม|ເກັບ|ລວມ|общо|сума|вземете|да се вземат';
const verbs = new RegExp(`^(?:${collecting})\\s*`, 'iu');
/** Words for the amount right before it; a word of letters that are parted by blanks begins as one. */
const cueText = `(?<![\\p{L}\\d])(?:(?:${collecting})\\s*(?:${cashWords.join('|')})?|${cashWords.join('|')})[\\s:：]*`;
const cueBefore = new RegExp(`${cueText}$`, 'iu');
/** A number without its currency, which nothing but a way of paying or the end of a part may follow, since people collect boxes too. */
const bareBehindCue = new RegExp(
  `(?<=${cueText})(?<![\\d.,#-])${number}(?![.,]?\\d)(?=\\s*(?:$|[,،，;!\\ue000]|\\.(?:\\s|$)|(?:${cashWords.join('|')}|paid)(?!\\p{L})))`,
  'giu',
);

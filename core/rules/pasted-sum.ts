import { type AmountMarket, typedAmount } from './amount.ts';
import { westernDigits } from './digits.ts';
import { localWords } from './local-words.ts';
import { surelyNamed, wayNamed } from './pasted-ways.ts';

/** A sum within a sentence: where it stands with the words around it, and those that say how it is paid. */
export type SumInText = {
  readonly sum: string;
  readonly way: string;
  readonly start: number;
  readonly end: number;
  /** Whether a word says that it is the sum. */
  readonly isCued: boolean;
  /** Whether that word says that the rider collects it. */
  readonly isCollected: boolean;
};

/** The sum that is to be collected, in a sentence: behind words like "collect", or the only one beside the country's currency; null where it cannot be known. */
export function sumInText(text: string, amounts: AmountMarket): SumInText | null {
  const plain = westernDigits(text);
  const sign = [amounts.currency, ...amounts.currencySigns, ...(spoken[amounts.currency] ?? [])]
    .sort((a, b) => b.length - a.length)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const signed = new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\d])(?:${sign})\\s?${number}(?![\\d-])|(?<![a-z\\d#.,/-])${number}\\s?(?:${sign})(?![a-z]|\\s?\\d)`,
    'giu',
  );
  const placed = [...plain.matchAll(signed)].map(placeOf);
  const bare = [...plain.matchAll(bareBehindCue)]
    .map(placeOf)
    .filter(({ from }) => !placed.some((each) => from >= each.from && from < each.to));
  const found = [...placed, ...bare].map(({ from, to }) => around(plain, from, to, amounts));
  const [first, ...others] = found.filter((each) => each !== null);
  const cued = [first, ...others].filter((each) => each?.isCued === true);
  const [only] = cued.length > 0 ? cued : [first];
  return only === undefined || (cued.length !== 1 && others.length > 0) ? null : only;
}

function placeOf({ index, 0: { length } }: RegExpExecArray): { from: number; to: number } {
  return { from: index, to: index + length };
}

/** The sum with a word for it before, and a way of paying before or behind it. */
function around(plain: string, from: number, to: number, amounts: AmountMarket): SumInText | null {
  const digits = plain.slice(from, to);
  const sum = typedAmount(withoutSpoken(digits, amounts), amounts);
  if (sum === null) return null;
  const behind = /^[\s,،，/|–-]*(?:\S+\s?){1,6}/u.exec(plain.slice(to))?.[0] ?? '';
  const isWay = (part: string) =>
    surelyNamed(part) !== null || (wayNamed(part) !== null && endsPart(plain.slice(to), part));
  const way = shorter(behind).find(isWay) ?? '';
  const end = to + way.length - (/[,،，.;!\s]*$/u.exec(way)?.[0].length ?? 0);
  const front = plain.slice(0, from);
  const [cue = ''] = cueBefore.exec(front) ?? [];
  const said = cue.replace(/[:：\s]+$/u, '').trim();
  const [named] = [said, said.replace(verbs, '')].filter((each) => surelyNamed(each) !== null);
  const [wayBefore = ''] =
    cue === '' ? longer(front).filter((part) => surelyNamed(part) !== null) : [];
  return {
    ...{ sum, end, start: from - (cue || wayBefore).length },
    way: (way || named || wayBefore).trim(),
    isCued: cue !== '',
    isCollected: collects.test(said),
  };
}

/** Whether nothing goes on with words that a text begins with. */
function endsPart(text: string, words: string): boolean {
  return words === text || /[,،，.;!)]$/u.test(words);
}

/** The text, and what is left of it without one, two … of its last words. */
function shorter(text: string): readonly string[] {
  const words = text.match(/\s*\S+/gu) ?? [];
  return words.map((_, at) => words.slice(0, words.length - at).join(''));
}

/** The last words of a text, four of them, three … */
function longer(text: string): readonly string[] {
  const words =
    /(?:[^\s,،，]+[\s:：]+){0,3}[^\s,،，]+[\s:：/–-]*$/u.exec(text)?.[0].match(/\S+\s*/gu) ?? [];
  return words.map((_, at) => words.slice(at).join(''));
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
const toCollect =
  'to collect|collecting|collect|代收|收款|收取|收|تحصيل|حصل|เก็บเงิน|เก็บ|ເກັບເງິນ|ເກັບ|вземете|да се вземат|събере?те';
const collecting = [
  toCollect,
  'grand total|total is|total|amount|amt|price|bill is|bill|to pay|pay|cost|balance|共|總共|总共|一共|合計|合计|總計|金額',
  'المبلغ|الحساب|المجموع|الإجمالي|ยอดรวม|ยอด|รวม|ทั้งหมด|ລວມ|ທັງໝົດ|общо|сума',
].join('|');
const collects = new RegExp(`^(?:${toCollect})(?!\\p{L})`, 'iu');
const verbs = new RegExp(`^(?:${collecting})\\s*`, 'iu');
/** Words for the amount right before it; a word of letters that are parted by blanks begins as one. */
const cueText = `(?<![\\p{L}\\d])(?:(?:${collecting})\\s*(?:${cashWords.join('|')})?|${cashWords.join('|')})[\\s:：]*`;
const cueBefore = new RegExp(`${cueText}$`, 'iu');
const follows =
  'paid|prepaid|paynow|transferred|already|pls|plz|please|thanks?|thx|tks|tq|ty|call|leave|when|from|only|nett?';
/**
 * A number without its currency, with decimals, or which nothing but a way of paying, a remark, thanks or the end of a part follows:
 * people collect boxes too, and at half past six.
 */
const bareBehindCue = new RegExp(
  `(?<=${cueText})(?<![\\d.,#-])(?:\\d+[.,٫]\\d{2,3}(?![.,]?\\d|\\s?(?:[ap]\\.?m|k[gm]|hrs?)(?!\\p{L}))|${number}(?![.,]?\\d)(?=\\s*(?:$|[,،，;!(/\\ue000]|\\.(?:\\s|$)|(?:${cashWords.join('|')}|${follows})(?!\\p{L}))))`,
  'giu',
);

import { streetsIn } from './pasted-streets.ts';
import { isLabelOf, saysWho } from './pasted-words.ts';
import { trimSigns } from './trim-signs.ts';

/** What leads to an address in a sentence, in the languages of the messages that shops get: the goods, if they are said, and the words before the place. */
const ways: readonly RegExp[] = [
  /^(?:(?:can|could|you|u|please|pls|plz|kindly|help|i|we|would|like|want|need|have|got|to|an?|1|one|new|arrange|book|rider|for)\s+)*(?:deliver(?:y|ed)?|send|drop(?:[ -]?off)?|bring|need|want|rider|order)(?:\s+(?<goods>[^,]{1,40}?))?\s+(?:to|at)\s+/iu,
  /^(?<goods>[^,]{1,60}?)\s+and\s+(?:send|deliver|bring)(?:\s+(?:it|them))?\s+to\s+/iu,
  /^(?:to|до|إلى|الى)\s+/iu,
  // A time is no place.
  /^(?:at|@)\s+(?=[^,،，]{0,60}[\d#])(?!\d{0,4}(?:[:.]\d{2})?\s?[ap]m\b|\d{0,2}[:.]\d{2}\b)/iu,
  /^(?:drop[ -]?off|addr(?:ess)?[.:]?)\s+(?=\d|bl(?:oc)?k\b)/iu,
  /^(?:請|请|麻煩|麻烦|幫忙|帮忙|幫我|帮我|你|您)*(?:送到|送至|送去|送往|寄到)\s*[:：]?\s*/u,
  /^(?:請|请|麻煩|麻烦|幫忙|帮忙|幫我|帮我)+送\s*/u,
  /^(?:(?:أريد|اريد|أبغى|ابغى|أحتاج|ممكن|لو سمحت|من فضلك)\s+)*(?:ال)?توصيل(?:\s+(?:طلب|الطلب))?\s+(?:(?:إلى|الى|على|ل)\s+|لـ\s*)/u,
  /^(?:عند(?:ي|نا)\s+)?(?:طلب|طلبية)\s+(?:ل\s+|لـ\s*|ل(?=\p{L}))/u,
  /^(?:ช่วย|รบกวน|ให้)*(?:จัด)?ส่ง(?:ของ)?(?:ไปที่|ที่|ถึง|ไป)\s*/u,
  /^(?:ຊ່ວຍ|ກະລຸນາ)*ສົ່ງ(?:ໄປທີ່|ໄປ|ຮອດ|ຢູ່|ທີ່)\s*/u,
  /^(?:(?:моля|искам|трябва ми)\s+)*(?:доставка|доставете|да се достави)\s+(?:до|на)\s+/iu,
];

/** Goods that are none: the words stand for the order itself. */
const noGoods = /^(?:it|this|them|food|(?:an?|the|my|this|one) )*(?:order|delivery|food|it)?$/iu;

/** A text behind words like "deliver 2 boxes to", and the goods they name; null where it has no such words. */
export function placeAfterCue(text: string): { place: string; goods: string } | null {
  const found =
    ways.map((way) => way.exec(text)).find((each) => each !== null) ?? labelBefore(text);
  if (found === undefined) return null;
  const goods = found.groups?.goods ?? '';
  return { place: text.slice(found[0].length), goods: noGoods.test(goods) ? '' : goods };
}

/** A label of the address right before a street, without a colon: "add" before anything else is something to bring. */
function labelBefore(text: string): RegExpExecArray | undefined {
  const [street] = streetsIn(text);
  const found = /^[^\d:]+?[.\s]+(?=\d|bl(?:oc)?k\b)/iu.exec(text);
  if (street === undefined || found?.[0].length !== street.from) return undefined;
  return isLabelOf('address', found[0].trim()) ? found : undefined;
}

const title =
  /(?:^|\s)(?<who>(?:(?:mr|mrs|ms|mdm|madam|miss|dr|aunty|auntie|uncle)\.?\s|(?:السيدة?|أم|أبو)\s|คุณ|(?:ນາງ|ທ້າວ|ທ່ານ)\s?|(?:г-н|г-жа)\s)\s*\p{L}[^\d,]{0,50})$|(?:^|\s)(?<whole>[^\s\d,]{1,10}(?:小姐|先生|女士|太太))$/iu;
const cue =
  /(?:^|\s)(?:(?:ask |look )?for|name|attn:?|contact|за|на име|باسم|ຊື່|ชื่อ)\s+(?<who>\p{L}[^\d,]{0,50})$|(?:ส่งให้|ສົ່ງໃຫ້)\s*(?<whole>\p{L}[^\d,]{0,50})$/iu;

/** A name that ends a text behind a word or a title that says so, and what stands before it; null where nothing does. One word in small letters may be anything, and several a name right before their number. */
export function nameAtEnd(
  text: string,
  isBeforeNumber: boolean,
): { name: string; before: string } | null {
  const self = saysWho.exec(text);
  if (self !== null) {
    const name = text.slice(self.index + self[0].length);
    if (/^\p{L}[^\d,]{0,50}$/u.test(name) && name.split(' ').length <= 4)
      return { name, before: text.slice(0, self.index) };
  }
  for (const each of [cue, title]) {
    const { who, whole } = each.exec(text)?.groups ?? {};
    const name = who ?? whole;
    if (name === undefined || name.split(' ').length > 4) continue;
    const isSmall = /^\p{Ll}/u.test(name);
    if (each === cue && isSmall && !(isBeforeNumber && name.includes(' '))) continue;
    const before = text.slice(0, text.lastIndexOf(name));
    return { name, before: each === cue ? before.replace(lastCue, '') : before };
  }
  return null;
}

const lastCue = /(?:(?:ask |look )?for|name|attn:?|contact|за|на име|باسم|ຊື່|ชื่อ|ส่งให้|ສົ່ງໃຫ້)\s*$/iu;

/** Whether a text asks something, names a price or tells the rider what to do, which makes it no part of an address and no name. */
export function isRemark(text: string): boolean {
  if (/[$€£¥₭฿]\s?\d|\d\s?[€£¥₭฿]/u.test(text)) return true;
  return /^(?:(?:are|is|can|could|do|does|how|what|when|where|why|i|we|you|please|pls|plz|kindly|leave|call|ask|ring|don'?t|do not|no|add|beware|careful|fragile|when|once|if|must|will|need|want|customer|this is|it is|it'?s|paid)\b|[請请]|到了|放在|اتصل|اترك|رجاء|ฝาก|โทรก่อน|วาง|ໂທກ່ອນ|ຝາກ|ວາງ|(?:моля|звъннете|оставете|не|обадете)(?!\p{L}))/iu.test(
    text,
  );
}

const thanks =
  /(?:^|[\s,،，.!])(?:(?:many )?thanks?(?: you| u)?(?: so much| a lot| very much)?|thx|thks|tq|ty|tks|cheers|pls|plz|please|شكرا|شكرًا|مشكورين|مشكور|謝謝|谢谢|感謝|感恩|多謝|唔該|麻煩了|ขอบคุณ(?:นะ|มาก|ค่ะ|ครับ|คะ)*|ຂອບໃຈ(?:ຫຼາຍໆ|ຫຼາຍ|ເດີ)*|благодаря(?: ви)?|мерси)[\s,،，.!！。\p{Extended_Pictographic}\p{Emoji_Modifier}]*$/iu;

/** The text without thanks at its end, nor the comma before them. */
export function withoutThanks(text: string): string {
  return trimSigns(text.replace(thanks, ''), /\s/, /[\s,،，]/);
}

/** The text without what a chat puts around it: who said it and when, and signs for bold and slanted letters. */
export function withoutChat(line: string): string {
  return line
    .replace(/^\[[\d/.,:\s\u202fapm-]{6,30}\]\s*[^:：]{1,40}[:：]\s*/iu, '')
    .replace(
      /^[\d/.-]{6,10},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\s-\s[^:：]{1,40}[:：]\s*/iu,
      '',
    )
    .replace(/(?<![\p{L}\d])([*_~])([^\s*_~](?:[^*_~]{0,200}[^\s*_~])?)\1(?![\p{L}\d])/gu, '$2');
}

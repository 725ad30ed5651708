import type { PaymentMethod } from '#schemas';
import { localWords, wordKey } from './local-words.ts';
import { plainWords } from './pasted-words.ts';
import { paymentNamed } from './payment-methods/named.ts';
import { methodOfOrder } from './payment-methods/online.ts';
import { trimSigns } from './trim-signs.ts';

/**
 * The way of paying that a text is no more than, as people say it in a message: by its name, or as something that is paid, "transferred
 * already", or by card, which is one at the door as long as nothing says that it is paid. Null for any other text.
 */
export function wayNamed(text: string): PaymentMethod | null {
  return surelyNamed(text) ?? (isByCard(text) ? 'PAYMENT_ON_DELIVERY' : null);
}

/** The same without a bare "card", which may be the end or the beginning of other words: a gift card is no way of paying. */
export function surelyNamed(text: string): PaymentMethod | null {
  const said = bareWords(text);
  const isPaid = isNothingBut(said, paid, besides);
  return methodOfOrder(paymentNamed(said) ?? undefined) ?? (isPaid ? 'PAID' : null);
}

/** Whether a text says that somebody pays by card, and neither where nor when. */
export function isByCard(text: string): boolean {
  const said = bareWords(text);
  if (surelyNamed(text) !== null) return false;
  return cardWords.has(wordKey(said)) || isNothingBut(said, card, besidesCard);
}

/** Whether a text has some of these words, and nothing else than those that may stand beside them. */
function isNothingBut(text: string, some: RegExp, others: RegExp): boolean {
  const said = text.normalize('NFKC').toLowerCase();
  const left = said.replace(some, ' ');
  return left !== said && !/[\p{L}\p{Nd}]/u.test(left.replace(others, ' '));
}

/** The words without emoji, and without punctuation around them. */
export function bareWords(text: string): string {
  const said = trimSigns(plainWords(text), /[\s,،，;:：!！。./|–-]/);
  return /^[([（][^()（）]*[)\]）]$/.test(said) ? said.slice(1, -1) : said;
}

/** A letter of a script that parts its words, or a digit. */
const lettered = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{M}\\d]';
/** Words of letters that stand apart, and others that stand in the middle of a line. */
const words = (apart: string, anywhere: string) =>
  new RegExp(`(?<!${lettered})(?:${apart})(?!${lettered})|${anywhere}`, 'giu');

/** That money was sent, or what it is sent by before anybody comes to the door. */
const paid = words(
  [
    'paid|prepaid|settled|transfer+ed|bank(?:ed)? (?:in|transfer)|paynow(?:ed|d)?|pay ?lah|grab ?pay|shopee ?pay|fave ?pay|fps|payme|octopus',
    'ali ?pay(?:hk)?|we ?chat ?pay|line ?pay|apple ?pay|google ?pay|duitnow|touch ?n ?go|tng|gcash|bkash|m-?pesa|promptpay|true ?money|bcel(?: ?one)?|k-?net|benefit ?pay|revolut',
    'مدفوع[ةه]?|دفعت|دفع|تم الدفع|تم التحويل|حولت|كي[ -]?نت|ومض',
    'платен[оа]?|платих|преведен[оа]|преведох|оплачено|bezahlt',
  ].join('|'),
  [
    '已?(?:付款|付清|付[過过了咗]|轉[帳賬]|转[帐账]|支付|匯款|汇款|過數|过数)|轉數快|转数快|支付[寶宝]|微信支?付?|街口(?:支付)?',
    '(?:โอน|จ่าย|ชำระ)(?:เงิน)?(?:แล้ว|เรียบร้อย)|พร้อมเพย์|(?:ໂອນ|ຈ່າຍ|ຊຳລະ)(?:ເງິນ)?(?:ແລ້ວ|ຮຽບຮ້ອຍ)',
  ].join('|'),
);

/** What stands beside such words and changes nothing. */
const besides = words(
  [
    "by|via|with|through|thru|using|in full|full|fully|already|alr|alrdy|ady|liao|done|sent|received|online|has been|have|it is|it[’']?s|is|was|and|to (?:you|u|shop)",
    '(?:credit |debit |bank )?cards?|visa|master(?:card)?|amex|qr|app|wallet',
    'عبر|ب?البطاقة|ب?بطاقة|أونلاين|اونلاين|على|رابط',
    'с|със|чрез|по|карта|картата|вече|е|онлайн|банков път|банка',
  ].join('|'),
  '已經|已经|已|了|咗|信用卡|刷卡|線上|แล้ว|ผ่าน|ทาง|บัตร|ครับ|ค่ะ|คะ|ແລ້ວ|ຜ່ານ|ທາງ|ບັດ',
);

const cardWords: ReadonlySet<string> = new Set(localWords('card').map(wordKey));
/** A card of a bank, in the product's languages and those that shops get messages in. */
const card = words(
  [
    '(?:credit |debit |bank )?card|visa|master ?card|amex',
    '(?:ال|بال|ب)?بطاقة(?: ائتمان)?|(?:ال|بال|ب)?كارت|(?:بال|ب)?فيزا',
    'карта|картата',
  ].join('|'),
  '信用卡|刷卡|บัตร(?:เครดิต|เดบิต)?|ບັດ(?:ເຄຣດິດ)?',
);

/** What stands beside it and makes it nothing else. */
const besidesCard = words(
  [
    'by|with|via|using|on|pay|pays|paying|payment|terminal|machine|reader|only|at (?:the )?door|pls|please',
    "(?:the )?(?:customer|cust|client)|she|he|they|will|wants?|would like|to|it is|it[’']?s",
    'الدفع|سيدفع|العميل|الزبون|عند الاستلام|عند الباب|عبر|من فضلك|لو سمحت',
    'с|със|по|чрез|плащане|плаща|плати|ще|клиентът|при доставка|моля',
  ].join('|'),
  '付|用|請|请|客人|客戶|客户|จ่าย|ชำระ|ด้วย|ลูกค้า|ปลายทาง|ครับ|ค่ะ|คะ|ຈ່າຍ|ຊຳລະ|ດ້ວຍ|ລູກຄ້າ|ປາຍທາງ|ເດີ',
);

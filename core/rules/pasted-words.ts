import { headerNames } from './bulk/header-names.ts';
import { localWords, wordKey } from './local-words.ts';
import { streetsIn } from './pasted-streets.ts';

/** A part of an order that a pasted text may hold. */
export type PastedPart = 'name' | 'phone' | 'unit' | 'address' | 'amount' | 'notes';

/** What a label may name: a part, or how the order is paid. */
type Labelled = PastedPart | 'payment';

/** Labels before a colon, in the product's languages and others that shops get messages in. */
const labels: readonly (readonly [PastedPart, RegExp])[] = [
  [
    'name',
    /^(?:(?:customer|cust|recipient|receiver)(?: name)?|name|attn|to|(?:(?:order|delivery) )?for|姓名|收件人|客戶|الاسم|اسم العميل|ຊື່|ຊື່ລູກຄ້າ|ชื่อ(?:ผู้รับ|ลูกค้า)?|ผู้รับ)$/iu,
  ],
  [
    'phone',
    /^(?:phone(?: (?:number|no))?|cell|(?:contact|h\/?p|hand ?phone|mobile|tel)(?: (?:no|number))?|ph|whatsapp|電話|手機|هاتف|الهاتف|رقم|رقم الهاتف|جوال|الجوال|رقم الجوال|ເບີໂທ|ໂທ|โทร(?:ศัพท์)?|เบอร์(?:โทร(?:ศัพท์)?)?)$/iu,
  ],
  [
    'address',
    /^(?:(?:delivery |drop[ -]?off )?address|(?:deliver(?:y)?|send) to|drop[ -]?off(?: (?:at|point|location))?|destination|(?:order )?for delivery|addr?|地址|送達地址|العنوان|عنوان التوصيل|ທີ່ຢູ່|ที่อยู่(?:จัดส่ง)?)$/iu,
  ],
  [
    'unit',
    /^(?:unit(?: number)?|apt|flat|room|門牌|室|الوحدة|رقم الشقة|ເລກຫ້ອງ|(?:เลข(?:ที่)?)?ห้อง)$/iu,
  ],
  [
    'amount',
    /^(?:(?:order )?amount|amt|bill|(?:grand )?total(?: (?:amount|amt|bill))?|金額|總計|合計|總額|المبلغ|الإجمالي|ຈຳນວນເງິນ|ລວມ|ยอด(?:รวม|เงิน)?|รวม)$/iu,
  ],
  [
    'notes',
    /^(?:notes?(?: to rider)?|remarks?|rmks?|instructions?|備註|ملاحظات|ملاحظة|ໝາຍເຫດ|หมายเหตุ)$/iu,
  ],
];

/** The same in the languages of other markets, and what stands over the payments of a file. */
const localLabels: ReadonlyMap<string, Labelled> = new Map([
  ...labels.flatMap(([part]) => localWords(part).map((word) => [wordKey(word), part] as const)),
  ...['payment method', ...headerNames.payment_method].map(
    (word) => [wordKey(word), 'payment'] as const,
  ),
]);

/** The part that a text is a label of, without its emoji and a full stop. */
function partOf(text: string): Labelled | undefined {
  const said = plainWords(text).replace(/\.$/, '');
  return labels.find(([, label]) => label.test(said))?.[0] ?? localLabels.get(wordKey(said));
}

/** Emoji, with their joiners and modifiers. */
const pictures =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}](?:\u200d|\ufe0f|\u20e3)*/gu;

/** The text without emoji; a text of nothing else stays. */
export function plainWords(text: string): string {
  const said = text.replace(pictures, ' ').replace(/\s+/g, ' ').trim();
  return said === '' ? text : said;
}

/** Words by which somebody says who they are, before a word that is not in small letters: "this is a gift" names nobody. */
export const saysWho =
  /(?<=^|\s)(?:[Ii]['’]?m|[Ii] am|[Tt]his is|(?:[Mm]y )?[Nn]ame(?: is|['’]s))\s+(?=[\p{Lu}\p{Lo}])/u;

/** The name in a text, without words like "order for" and "please". */
export function nameIn(text: string): string {
  const plain = plainWords(text);
  const [lead = ''] = saysWho.exec(plain) ?? [];
  const said = (plain.startsWith(lead) ? plain.slice(lead.length) : plain)
    .replace(
      /^(?:(?:(?:an?|new|1|one) )*(?:order|delivery) for|for|name(?: is)?|contact|attn|(?:(?:нова )?(?:поръчка|доставка) )?за|باسم|ສົ່ງໃຫ້|ส่งให้)\s+(?=\S)/iu,
      '',
    )
    .replace(/(?<=\S)[\s,]+please[.!]*$/iu, '');
  return said === '' ? text : said;
}

/** Whether a text begins with words that lead to a name. */
export function namesSomebody(text: string): boolean {
  return nameIn(text) !== plainWords(text);
}

/** Whether a text is a label of some part of an order, but not of its payment, where a word may also be a way of paying. */
export function readsAsLabel(text: string): boolean {
  const part = partOf(text);
  return part !== undefined && part !== 'payment';
}

/** Whether a text is a label of this part of an order, or of its payment. */
export function isLabelOf(part: Labelled, text: string): boolean {
  return partOf(text) === part;
}

/** A line with a label, as its part and value; null without one. Without a colon, only labels in other scripts than Latin count, since a Latin word may be part of a name. What a comma or the end of a sentence parts from the label before it is the third. */
export function readLabelled(line: string): [Labelled, string, string] | null {
  const [, label = '', value = ''] =
    /^([^:：]{1,400})[:：]\s*(.+)$/u.exec(line) ??
    /^([^\p{Script=Latin}\d\s:：]+)\s+(.+)$/u.exec(line) ??
    [];
  const whole = partOf(label.trim());
  const end = whole === undefined ? (label.split(/[,،，.!！。]/u).at(-1) ?? '') : label;
  const part = whole ?? partOf(end.trim());
  if (part === undefined || value === '') return null;
  if (/^add\.?$/iu.test(end.trim()) && !isPlace(value)) return null;
  return [part, value, label.slice(0, label.length - end.length)];
}

/** Whether a text surely names a place: "add" before anything else is what to bring more of. */
function isPlace(text: string): boolean {
  return streetsIn(text).length > 0 || /#|\p{Nd}{3}/u.test(text);
}

/** The word after a label of the amount, and the rest of the line. */
export function amountAfterLabel(line: string): { amount: string; rest: string } {
  const [, label = '', amount = '', rest = ''] =
    /^(\p{L}+(?: \p{L}+)?)\s+(\S+)\s*(.*)$/u.exec(line) ?? [];
  return isLabelOf('amount', label) ? { amount, rest } : { amount: '', rest: line };
}

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|مرحبا|مرحبًا|أهلا|السلام عليكم|สวัสดี(?:ค่ะ|ครับ|คะ)?|你好|您好|老板|老闆|ສະບາຍດີ|здравейте|здрасти|добър ден|boss|bro|sis)(?: (?:there|boss|bro|sis|all|dear|uncle|auntie))?(?=[\s,،，.!！。]|$)[\s,،，.!！。\p{Extended_Pictographic}\p{Emoji_Modifier}]*/iu;

/** The line without a greeting at its beginning. */
export function withoutGreeting(line: string): string {
  return line.replace(greeting, '');
}

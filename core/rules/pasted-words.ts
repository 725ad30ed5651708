import { localWords, wordKey } from './local-words.ts';

/** What a message may say of an order. */
export type PastedPart = 'name' | 'phone' | 'unit' | 'address' | 'amount' | 'notes';

/** The words before a colon that say what follows, in the languages of the product and those that shops are written to in. */
const labels: readonly (readonly [PastedPart, RegExp])[] = [
  [
    'name',
    /^(?:(?:customer|recipient)(?: name)?|name|to|(?:order|delivery) for|姓名|收件人|客戶|الاسم|اسم العميل|ຊື່|ຊື່ລູກຄ້າ|ชื่อ(?:ผู้รับ|ลูกค้า)?|ผู้รับ)$/iu,
  ],
  [
    'phone',
    /^(?:phone(?: number)?|tel|mobile|contact|hp|電話|手機|هاتف|الهاتف|رقم|رقم الهاتف|جوال|الجوال|رقم الجوال|ເບີໂທ|ໂທ|โทร(?:ศัพท์)?|เบอร์(?:โทร(?:ศัพท์)?)?)$/iu,
  ],
  [
    'address',
    /^(?:(?:delivery |drop-off )?address|deliver to|addr|地址|送達地址|العنوان|عنوان التوصيل|ທີ່ຢູ່|ที่อยู่(?:จัดส่ง)?)$/iu,
  ],
  [
    'unit',
    /^(?:unit(?: number)?|apt|flat|room|門牌|室|الوحدة|رقم الشقة|ເລກຫ້ອງ|(?:เลข(?:ที่)?)?ห้อง)$/iu,
  ],
  [
    'amount',
    /^(?:(?:order )?amount|total|grand total|金額|總計|合計|المبلغ|الإجمالي|ຈຳນວນເງິນ|ລວມ|ยอดรวม|รวม)$/iu,
  ],
  ['notes', /^(?:notes?(?: to rider)?|remarks?|備註|ملاحظات|ملاحظة|ໝາຍເຫດ|หมายเหตุ)$/iu],
];

/** The same in the languages of other markets. */
const localLabels: ReadonlyMap<string, PastedPart> = new Map(
  labels.flatMap(([part]) => localWords(part).map((word) => [wordKey(word), part] as const)),
);

/** What a text is a label of, whatever stands around it but letters. */
function partOf(text: string): PastedPart | undefined {
  const said = plainWords(text).replace(/\.$/, '');
  return labels.find(([, label]) => label.test(said))?.[0] ?? localLabels.get(wordKey(said));
}

/** Pictures among letters, with what joins and colours them. */
const pictures =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}](?:\u200d|\ufe0f|\u20e3)*/gu;

/** Words as they can stand in a name or an address: people draw faces and flowers beside them. */
export function plainWords(text: string): string {
  const said = text.replace(pictures, ' ').replace(/\s+/g, ' ').trim();
  return said === '' ? text : said;
}

/** Who an order is for, without the words that ask for it. */
export function nameIn(text: string): string {
  const said = plainWords(text)
    .replace(/^(?:an? )?(?:order|delivery) for\s+(?=\S)/iu, '')
    .replace(/(?<=\S)[\s,]+please[.!]*$/iu, '');
  return said === '' ? text : said;
}

/** Whether a text is one of the words that people write before this part of an order. */
export function isLabelOf(part: PastedPart, text: string): boolean {
  return partOf(text) === part;
}

/** A line whose beginning says what the rest of it is. Without a colon only words of scripts that write no names around them are believed. */
export function labelled(line: string): [PastedPart, string] | null {
  const [, label = '', value = ''] =
    /^([^:：]{1,60})[:：]\s*(.+)$/u.exec(line) ??
    /^([^\p{Script=Latin}\d\s:：]+)\s+(.+)$/u.exec(line) ??
    [];
  const part = partOf(label.trim()) ?? partOf(label.split(/[,،，.!！。]/u).at(-1) ?? '');
  return part === undefined || value === '' ? null : [part, value];
}

/** What follows a word for the amount, and what comes after it. */
export function amountAfterLabel(line: string): { amount: string; rest: string } {
  const [, label = '', amount = '', rest = ''] =
    /^(\p{L}+(?: \p{L}+)?)\s+(\S+)\s*(.*)$/u.exec(line) ?? [];
  return isLabelOf('amount', label) ? { amount, rest } : { amount: '', rest: line };
}

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|مرحبا|مرحبًا|أهلا|السلام عليكم|สวัสดี(?:ค่ะ|ครับ|คะ)?|你好|您好|ສະບາຍດີ)(?: there)?(?=[\s,،，.!！。]|$)[\s,،，.!！。\p{Extended_Pictographic}\p{Emoji_Modifier}]*/iu;

/** People say hello before they say who they are. */
export function withoutGreeting(line: string): string {
  return line.replace(greeting, '');
}

import { plainWords, readsAsLabel } from './pasted-words.ts';

/** Whether a text is no more than words that lead to a part of an order, such as "Delivery" or "order for": it says nothing by itself. */
export function isBareCue(text: string): boolean {
  const said = plainWords(text)
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .trim();
  if (said === '' || readsAsLabel(said)) return true;
  return said.replace(cues, ' ').trim() === '';
}

/** Words of an order itself, and those that stand around them. */
const cues = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:${[
    'orders?|delivery|deliveries|deliver|send|rider|customer|cust|parcel|collect|pick[ -]?up|drop[ -]?off|total|amt|hp|number|contact|address|name|hi|hello|hey|boss|bro|sis',
    'new|an?|one|1|my|our|the|this|another|here|is|are|have|has|got|need|want|can|will|i|we|for|to|at|by|from|pls|plz|please|kindly|arrange|only|nett?|thanks?|thx|tks|tq|ty',
    'طلب|طلبية|الطلب|توصيل|عندي|عندنا|جديد|ل|من|إلى|الى|باسم|لو سمحت|من فضلك',
    'поръчка|доставка|нова|имам|една|за|до|на|моля',
  ].join('|')})(?![\\p{L}\\p{M}\\d])|${[
    '訂單|订单|外送|外賣|外卖|送貨|送货|送餐|麻煩|麻烦|請|请|送到|收件人|聯絡|联系|收',
    'ออเดอร์|ออร์เดอร์|ส่งของ|จัดส่ง|เก็บเงิน|ครับ|ค่ะ|คะ|ອໍເດີ|ສົ່ງເຄື່ອງ|ສົ່ງຂອງ|ເກັບເງິນ|ເດີ|ແດ່',
  ].join('|')}`,
  'giu',
);

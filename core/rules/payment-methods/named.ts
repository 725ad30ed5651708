import { bulkPaymentMethods, type PaymentMethod } from '#schemas';
import { localWords, wordKey } from '../local-words.ts';
import type { onlinePayment } from './choice.ts';

type Named = PaymentMethod | typeof onlinePayment;

/** The way of paying that a text names, in a file or a message, whether or not it is offered; null for none and for several. */
export function paymentNamed(typed: string): Named | null {
  const name = typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/\./g, '')
    .replace(/[\s_-]+/g, '_');
  const own = bulkPaymentMethods.find((each) => each === name);
  return otherNames.get(name) ?? localNames.get(wordKey(typed)) ?? own ?? null;
}

/** Other words for ways of paying. Ambiguous ones, such as "card", which in a file may be one online, are left out, so that the person is asked. */
const otherNames: ReadonlyMap<string, Named> = new Map(
  Object.entries({
    CASH_ON_DELIVERY: [
      'CASH',
      'COD',
      'CASH_ON_DELIVERY_(COD)',
      'نقدا',
      'نقدًا',
      'كاش',
      'الدفع_عند_الاستلام',
      'نقدًا_عند_التوصيل',
      'ເງິນສົດ',
      'ເກັບເງິນສົດປາຍທາງ',
      'ເກັບເງິນສົດ',
      '現金',
      '貨到付款',
      '貨到付現',
    ],
    PAID: ['PREPAID', 'PRE_PAID', 'ALREADY_PAID', 'مدفوع', 'مدفوع_مسبقًا', 'ຈ່າຍແລ້ວ', '已付款'],
    PAYMENT_ON_DELIVERY: ['CARD_ON_DELIVERY', 'بطاقة_عند_التوصيل', 'ຈ່າຍບັດປາຍທາງ', '貨到刷卡'],
    ONLINE_PAYMENT: ['ONLINE', 'PAID_ONLINE'],
  }).flatMap(([method, names]) => names.map((name) => [name, method as Named] as const)),
);

/** The same in the languages of other markets. */
const localNames: ReadonlyMap<string, Named> = new Map([
  ...localWords('cash').map((word) => [wordKey(word), 'CASH_ON_DELIVERY'] as const),
  ...localWords('paid').map((word) => [wordKey(word), 'PAID'] as const),
]);

import { expect, test } from 'vitest';
import type { readPastedOrder } from '#core/rules';
import { readAsIn } from './pasted-world.ts';

const cash = 'CASH_ON_DELIVERY' as const;

/** Messages as shops get them, in the country they come from, and what each field gets. */
const messages: readonly (readonly [string, string, ReturnType<typeof readPastedOrder>])[] = [
  [
    'SG',
    'hi need delivery to Blk 138 Tampines St 11 #05-12 for Mei Ling 9123 4567 collect $33.90 cash thanks, leave with guard',
    {
      ...{ name: 'Mei Ling', phone: '+6591234567', unit: '#05-12', amount: '33.90', payment: cash },
      ...{ address: 'Blk 138 Tampines St 11', notes: 'leave with guard' },
    },
  ],
  [
    'SG',
    "Hello boss\nCan send to 10 Anson Road #12-07 International Plaza\nName Rachel Goh\nHP 8123 4567\nCollect 56.50 cash\nDon't press bell, baby sleeping",
    {
      ...{ name: 'Rachel Goh', phone: '+6581234567', unit: '#12-07', amount: '56.50' },
      address: '10 Anson Road International Plaza',
      ...{ payment: cash, notes: "Don't press bell, baby sleeping" },
    },
  ],
  [
    'SG',
    'Pls deliver 2 boxes to Mdm Tan, 21 Choa Chu Kang Ave 4 #03-11 S689812, 96543210, already paid, call when downstairs',
    {
      ...{ name: 'Mdm Tan', phone: '+6596543210', unit: '#03-11', payment: 'PAID' },
      address: '21 Choa Chu Kang Ave 4, 689812',
      notes: '2 boxes, call when downstairs',
    },
  ],
  [
    'SG',
    '87 zion road 14-208 mei ling 91234567 $20 cod',
    {
      // Nothing says where the address ends, so that nobody is named.
      address: '87 zion road 14-208 mei ling',
      ...{ phone: '+6591234567', amount: '20', payment: cash },
    },
  ],
  [
    'SG',
    'Mei Ling 91234567 87 Zion Road #14-208 $20 cash pls ring the bell',
    {
      ...{ name: 'Mei Ling', phone: '+6591234567', unit: '#14-208', amount: '20', payment: cash },
      ...{ address: '87 Zion Road', notes: 'pls ring the bell' },
    },
  ],
  [
    'SG',
    'To: Lim\n91234567 or 98765432\nBlk 12 Toa Payoh Lor 5 #02-10\n$15 paynow',
    {
      ...{ name: 'Lim', phone: '+6591234567', unit: '#02-10' },
      ...{ address: 'Blk 12 Toa Payoh Lor 5', notes: 'or 98765432' },
      ...{ amount: '15', payment: 'PAID' },
    },
  ],
  [
    'SG',
    '[12/03/26, 10:41:07] Aisha: *Order for* Mr Kumar\n*Address:* 1 Orchard Road #04-12\n*Tel:* 91234567\n_Total:_ $24',
    {
      ...{ name: 'Mr Kumar', phone: '91234567', unit: '#04-12', amount: '24' },
      address: '1 Orchard Road',
    },
  ],
  [
    'SG',
    'Order #1042\nCustomer: Jane Doe\nPhone: +65 8123 4567\nDeliver to: 5 Shenton Way, #10-01, Singapore 068808\nItems: 2x Chicken rice\nTotal: SGD 18.00\nPayment: Cash\nThank you!',
    {
      ...{ name: 'Jane Doe', phone: '+65 8123 4567', unit: '#10-01', amount: '18.00' },
      ...{ address: '5 Shenton Way, Singapore 068808', payment: cash },
      notes: 'Order #1042, Items: 2x Chicken rice',
    },
  ],
  [
    'SG',
    '老板，请送到 Blk 45 Bedok South Ave 2 #08-33，林小姐，91112222，收 $28.50 现金，到了打电话，谢谢',
    {
      ...{ name: '林小姐', phone: '+6591112222', unit: '#08-33', amount: '28.50', payment: cash },
      ...{ address: 'Blk 45 Bedok South Ave 2', notes: '到了打电话' },
    },
  ],
  [
    'TW',
    '你好，麻煩送到忠孝東路四段100號5樓，陳小姐 0912-345-678，貨到付款 350 元，請按門鈴',
    {
      ...{ name: '陳小姐', phone: '+886912345678', amount: '350', payment: cash },
      ...{ address: '忠孝東路四段100號5樓', notes: '請按門鈴' },
    },
  ],
  [
    'TW',
    '收件人：王大明\n電話：0922 333 444\n地址：台北市信義區市府路45號\n金額：NT$1,280\n付款方式：已付款\n備註：放管理室',
    {
      ...{ name: '王大明', phone: '0922 333 444', amount: '1280', payment: 'PAID' },
      ...{ address: '台北市信義區市府路45號', notes: '放管理室' },
    },
  ],
  [
    'KW',
    'السلام عليكم\nالاسم: فهد العنزي\nالهاتف: 99887766\nالعنوان: السالمية قطعة 5 شارع 12 منزل 8\nالمبلغ: 4.500 د.ك. نقدا\nملاحظة: اتصل قبل الوصول',
    {
      ...{ name: 'فهد العنزي', phone: '99887766', amount: '4.500', payment: cash },
      ...{ address: 'السالمية قطعة 5 شارع 12 منزل 8', notes: 'اتصل قبل الوصول' },
    },
  ],
  [
    'KW',
    'مرحبا أريد توصيل إلى السالمية قطعة 5 شارع 12 منزل 8 باسم فهد العنزي 99887766 المبلغ 4.500 د.ك. نقدا شكرا',
    {
      ...{ name: 'فهد العنزي', phone: '+96599887766', amount: '4.500', payment: cash },
      address: 'السالمية قطعة 5 شارع 12 منزل 8',
    },
  ],
  [
    'KW',
    'أم محمد، حولي شارع تونس عمارة 14 شقة 3، ٥٥١٢٣٤٥٦، ٣٫٢٥٠ د.ك. كاش، اتركها عند الحارس',
    {
      ...{ name: 'أم محمد', phone: '+96555123456', amount: '3.250', payment: cash },
      ...{ address: 'حولي شارع تونس عمارة 14 شقة 3', notes: 'اتركها عند الحارس' },
    },
  ],
  [
    'LA',
    'ສະບາຍດີ\nຊື່ ນາງ ຄຳ\nໂທ 020 5555 1234\nທີ່ຢູ່ ບ້ານ ໂພນໄຊ ເລກທີ 15\nລວມ 85,000 ກີບ ເງິນສົດ\nໝາຍເຫດ ໂທກ່ອນມາຮອດ',
    {
      ...{ name: 'ນາງ ຄຳ', phone: '020 5555 1234', amount: '85,000', payment: cash },
      ...{ address: 'ບ້ານ ໂພນໄຊ ເລກທີ 15', notes: 'ໂທກ່ອນມາຮອດ' },
    },
  ],
  [
    'LA',
    'ສະບາຍດີ ສົ່ງໄປ ບ້ານໂພນໄຊ ເລກທີ 15 ຊື່ ນາງ ຄຳ 020 5555 1234 ເກັບເງິນສົດ 85.000 ກີບ, ໂທກ່ອນ ຂອບໃຈ',
    {
      ...{ name: 'ນາງ ຄຳ', phone: '+8562055551234', amount: '85000', payment: cash },
      ...{ address: 'ບ້ານໂພນໄຊ ເລກທີ 15', notes: 'ໂທກ່ອນ' },
    },
  ],
  [
    'TH',
    'สวัสดีค่ะ ส่งที่ 99/12 ซอยสุขุมวิท 39 คุณสมชาย ใจดี 081-234-5678 เก็บเงินปลายทาง 450 บาท ฝากไว้กับ รปภ. ขอบคุณค่ะ',
    {
      ...{ name: 'คุณสมชาย ใจดี', phone: '+66812345678', amount: '450', payment: cash },
      ...{ address: '99/12 ซอยสุขุมวิท 39', notes: 'ฝากไว้กับ รปภ.' },
    },
  ],
  [
    'BG',
    'Здравейте, доставка до ул. Шипка 12, ап. 5, София за Иван Петров 0888 123 456, наложен платеж 23,50 €, звъннете долу, благодаря',
    {
      ...{ name: 'Иван Петров', phone: '+359888123456', amount: '23,50', payment: cash },
      ...{ address: 'ул. Шипка 12, ап. 5, София', notes: 'звъннете долу' },
    },
  ],
  [
    'BG',
    'Име: Мария Иванова\nТел.: 0877 654 321\nАдрес: бул. Витоша 15, ет. 3\nСума: 18,90 €\nПлащане: в брой\nБележка: без звънене',
    {
      ...{ name: 'Мария Иванова', phone: '0877 654 321', amount: '18,90', payment: cash },
      ...{ address: 'бул. Витоша 15, ет. 3', notes: 'без звънене' },
    },
  ],
  [
    'BG',
    'За Елена Георгиева 0898 111 222\nбул. Витоша 15\n45 лв в брой',
    {
      // Leva are not what the shop counts in, so that no sum is taken for euros.
      ...{ name: 'Елена Георгиева', phone: '+359898111222', address: 'бул. Витоша 15' },
      notes: '45 лв в брой',
    },
  ],
  [
    'SG',
    'hi can you help me, are you open at 10 tomorrow 91234567?',
    // A question names nobody and no place.
    { phone: '+6591234567', notes: 'can you help me, are you open at 10 tomorrow' },
  ],
  [
    'SG',
    'need 3 packets chicken rice $5 each to 12 Holland Ave #03-01, ask for Ben 98887777, total $15 paid',
    {
      ...{ name: 'Ben', phone: '+6598887777', unit: '#03-01', amount: '15', payment: 'PAID' },
      ...{ address: '12 Holland Ave', notes: '3 packets chicken rice $5 each' },
    },
  ],
  [
    'SG',
    'laksa x2 $12, teh $2, 87 Zion Road, 91234567, Ravi',
    // Two prices are no sum to collect, and a word behind everything may be anything.
    { phone: '+6591234567', address: '87 Zion Road', notes: 'laksa x2 $12, teh $2, Ravi' },
  ],
  [
    'SG',
    'hi! address: 87 Zion Road #14-208, name: Mei Ling, contact: 91234567, amount: $20, cash',
    {
      ...{ name: 'Mei Ling', phone: '91234567', unit: '#14-208', amount: '20', payment: cash },
      address: '87 Zion Road',
    },
  ],
  [
    'TW',
    '幫我送台北市信義區市府路45號 王先生 0912345678 現金500元 謝謝',
    {
      ...{ name: '王先生', phone: '+886912345678', amount: '500', payment: cash },
      address: '台北市信義區市府路45號',
    },
  ],
  [
    'KW',
    'توصيل ل فاطمة 99887766 السالمية قطعة 5 شارع 12 منزل 8، المبلغ 4.5 دينار كاش',
    {
      ...{ name: 'فاطمة', phone: '+96599887766', amount: '4.5', payment: cash },
      address: 'السالمية قطعة 5 شارع 12 منزل 8',
    },
  ],
  [
    'BG',
    'За Иван, ул. Шипка 12, София, 0888123456, 20 лв наложен платеж',
    {
      ...{ name: 'Иван', phone: '+359888123456', address: 'ул. Шипка 12, София' },
      notes: '20 лв наложен платеж',
    },
  ],
  [
    'SG',
    'Hi, can you deliver to 10 Anson Road #12-04? Name is Tan Boon Kiat, 9123 4567. Total is S$48.50, cash on delivery. Leave at the door, thanks!',
    {
      ...{ name: 'Tan Boon Kiat', phone: '+6591234567', unit: '#12-04' },
      ...{ amount: '48.50', payment: cash, address: '10 Anson Road', notes: 'Leave at the door' },
    },
  ],
  [
    'SG',
    "Hi I'm Tan Boon Kiat. Please send to 10 Anson Road #12-04. My number is 91234567. Total is S$48.50, cash on delivery. Leave at the door, thanks!",
    {
      ...{ name: 'Tan Boon Kiat', phone: '+6591234567', unit: '#12-04' },
      ...{ amount: '48.50', payment: cash, address: '10 Anson Road', notes: 'Leave at the door' },
    },
  ],
  [
    'SG',
    'Hi this is Tan Boon Kiat\n10 Anson Road #12-04\n91234567\nTotal is S$48.50, cash on delivery. Leave at the door, thanks!',
    {
      ...{ name: 'Tan Boon Kiat', phone: '+6591234567', unit: '#12-04' },
      ...{ amount: '48.50', payment: cash, address: '10 Anson Road', notes: 'Leave at the door' },
    },
  ],
  [
    'SG',
    "10 Anson Road #12-04, I'm Tan Boon Kiat 91234567, $48.50 cash",
    {
      ...{ name: 'Tan Boon Kiat', phone: '+6591234567', unit: '#12-04' },
      ...{ amount: '48.50', payment: cash, address: '10 Anson Road' },
    },
  ],
  [
    'SG',
    'can you deliver to 10 Anson Road #12-04? Tan Boon Kiat 91234567. Pls call when here',
    {
      ...{ name: 'Tan Boon Kiat', phone: '+6591234567', unit: '#12-04' },
      ...{ address: '10 Anson Road', notes: 'Pls call when here' },
    },
  ],
  [
    'SG',
    'this is a gift, deliver to 10 Anson Road #12-04, 91234567',
    {
      ...{ phone: '+6591234567', unit: '#12-04' },
      ...{ address: '10 Anson Road', notes: 'this is a gift' },
    },
  ],
  [
    'SG',
    'Order #1042\nTan Boon Kiat\n9123 4567\n10 Anson Road #12-04\n2x Chicken rice 11.00\n1x Kopi 2.50\nSubtotal 13.50\nGST 1.22\nTotal 14.72\nCash',
    {
      ...{ name: 'Tan Boon Kiat', phone: '+6591234567', unit: '#12-04' },
      ...{ amount: '14.72', payment: cash, address: '10 Anson Road' },
      ...{ notes: 'Order #1042, 2x Chicken rice 11.00, 1x Kopi 2.50' },
    },
  ],
  [
    'SG',
    '2x Chicken rice 11.00\nSubtotal: 13.50\nGST (9%): 1.22\nTotal: $14.72\nCOD\nMei Ling 91234567\n10 Anson Road #12-04',
    {
      ...{ name: 'Mei Ling', phone: '+6591234567', unit: '#12-04' },
      ...{
        amount: '14.72',
        payment: cash,
        address: '10 Anson Road',
        notes: '2x Chicken rice 11.00',
      },
    },
  ],
  [
    'SG',
    'Mei Ling 91234567, 2x Chicken rice 11.00, Subtotal 13.50, GST 1.22, Total 14.72 cash, 10 Anson Road #12-04',
    {
      ...{ name: 'Mei Ling', phone: '+6591234567', unit: '#12-04' },
      ...{
        amount: '14.72',
        payment: cash,
        address: '10 Anson Road',
        notes: '2x Chicken rice 11.00',
      },
    },
  ],
];

test.each(messages)('in %s: %s', (country, text, said) => {
  expect(readAsIn(country, text)).toEqual(said);
});

import { expect, test } from 'vitest';
import type { readPastedOrder } from '#core/rules';
import { readAsIn } from './pasted-world.ts';

const cash = 'CASH_ON_DELIVERY' as const;
const paid = 'PAID' as const;

/** Messages as they are typed in a hurry, and till texts: paid by other words than "paid", named without a word for it, with words left over. */
const messages: readonly (readonly [string, string, ReturnType<typeof readPastedOrder>])[] = [
  [
    'SG',
    'Name: Tan Ah Kow\nHP: 91234567\nAddress: 1 Tampines Walk #03-02\nTotal: $18.50 (PayNow)\nRemarks: call on arrival',
    {
      ...{ name: 'Tan Ah Kow', phone: '91234567', unit: '#03-02', amount: '18.50', payment: paid },
      ...{ address: '1 Tampines Walk', notes: 'call on arrival' },
    },
  ],
  [
    'SG',
    'Hi, order for Nurul Huda 9123 8877, deliver to Blk 138 Tampines Street 11 #05-12, total $42.90 cash. Please call when downstairs, no cutlery',
    {
      ...{ name: 'Nurul Huda', phone: '+6591238877', unit: '#05-12', amount: '42.90' },
      ...{ payment: cash, address: 'Blk 138 Tampines Street 11' },
      notes: 'Please call when downstairs, no cutlery',
    },
  ],
  [
    'SG',
    'Hello! Delivery for Mei Lin, 9123 4567, 10 Anson Road #12-04, $20 cash. Leave at the door',
    {
      ...{ name: 'Mei Lin', phone: '+6591234567', unit: '#12-04', amount: '20', payment: cash },
      ...{ address: '10 Anson Road', notes: 'Leave at the door' },
    },
  ],
  [
    'SG',
    'can send to 20 tampines central 1 #02-31 melissa 9876 5432 collect 28.40 tks',
    {
      ...{ name: 'melissa', phone: '+6598765432', unit: '#02-31', amount: '28.40', payment: cash },
      address: '20 tampines central 1',
    },
  ],
  [
    'SG',
    'can send to 20 tampines central 1 #02-31 S520826 melissa 9876 5432 collect 28.40 tks',
    {
      ...{ name: 'melissa', phone: '+6598765432', unit: '#02-31', amount: '28.40', payment: cash },
      address: '20 tampines central 1, 520826',
    },
  ],
  [
    'SG',
    '20 tampines central 1 #02-31\nS(520826)\nmelissa 9876 5432\ncollect 28 from customer\ntks',
    {
      ...{ name: 'melissa', phone: '+6598765432', unit: '#02-31', amount: '28', payment: cash },
      address: '20 tampines central 1, 520826',
    },
  ],
  [
    'SG',
    'boss 1 delivery to 455 Ang Mo Kio Ave 10 #08-1234 S(560455) ask for Ahmad hp 8765 4321 paid by paynow alr tks',
    {
      ...{ name: 'Ahmad', phone: '+6587654321', unit: '#08-1234', payment: paid },
      address: '455 Ang Mo Kio Ave 10, 560455',
    },
  ],
  [
    'SG',
    'Hi can arrange rider to 30 Raffles Place #18-01, Chevron House. Contact Jason 96661234. Bill 88 transferred already, pls call when reach',
    {
      ...{ name: 'Jason', phone: '+6596661234', unit: '#18-01', amount: '88', payment: paid },
      ...{ address: '30 Raffles Place, Chevron House', notes: 'pls call when reach' },
    },
  ],
  [
    'SG',
    'pls send 2 nasi lemak to blk 826 tampines st 81 #10-322 S520826 farah 81234567 cash 14.60 thx',
    {
      ...{ name: 'farah', phone: '+6581234567', unit: '#10-322', amount: '14.60', payment: cash },
      ...{ address: 'blk 826 tampines st 81, 520826', notes: '2 nasi lemak' },
    },
  ],
  [
    'SG',
    'address: 5 Marine Parade Central #02-11\nname: Uncle Bob\nhp: 9345 6789 (after 6)\namt: 32 cod\nrmks: no bell',
    {
      ...{ name: 'Uncle Bob', phone: '+6593456789', unit: '#02-11', amount: '32', payment: cash },
      ...{ address: '5 Marine Parade Central', notes: 'no bell, after 6' },
    },
  ],
  [
    'SG',
    'Mei Ling 91234567 87 Zion Road #14-208 customer will pay cash 20 when reach',
    {
      ...{ name: 'Mei Ling', phone: '+6591234567', unit: '#14-208', amount: '20', payment: cash },
      ...{ address: '87 Zion Road', notes: 'when reach' },
    },
  ],
  [
    'SG',
    'Mei Ling 91234567 87 Zion Road #14-208 will paynow',
    {
      // Nothing is paid yet.
      ...{ name: 'Mei Ling', phone: '+6591234567', unit: '#14-208' },
      ...{ address: '87 Zion Road', notes: 'will paynow' },
    },
  ],
  [
    'SG',
    '10 Anson Road #12-07 International Plaza 91234567',
    {
      // Words of a place go on with the address.
      ...{ phone: '+6591234567', unit: '#12-07', address: '10 Anson Road International Plaza' },
    },
  ],
  [
    'SG',
    '送到 Blk 201 Bishan St 23 #07-12 S570201 李先生 98765432 PayNow了 $36.80 谢谢',
    {
      ...{ name: '李先生', phone: '+6598765432', unit: '#07-12', amount: '36.80', payment: paid },
      address: 'Blk 201 Bishan St 23, 570201',
    },
  ],
  [
    'TW',
    '王小姐 0933-222-111 新北市板橋區文化路一段188號3樓 $420 已轉帳 放警衛室就好 感恩',
    {
      ...{ name: '王小姐', phone: '+886933222111', amount: '420', payment: paid },
      ...{ address: '新北市板橋區文化路一段188號3樓', notes: '放警衛室就好' },
    },
  ],
  [
    'TW',
    '訂單 王先生 0912345678 台北市信義區市府路45號 代收500 謝謝',
    {
      ...{ name: '王先生', phone: '+886912345678', amount: '500', payment: cash },
      address: '台北市信義區市府路45號',
    },
  ],
  [
    'HK',
    '陳太 9123 4567，沙田廣場A座12樓B室，共$168 已轉數快，到咗打電話 唔該',
    {
      ...{ name: '陳太', phone: '+85291234567', amount: '168', payment: paid },
      ...{ address: '沙田廣場A座12樓B室', notes: '到咗打電話' },
    },
  ],
  [
    'KW',
    'السلام عليكم عندي طلب لسارة 66554433 السالمية قطعة 3 شارع 5 بيت 12 المبلغ 7.250 د.ك. مدفوع كي نت',
    {
      ...{ name: 'سارة', phone: '+96566554433', amount: '7.250', payment: paid },
      address: 'السالمية قطعة 3 شارع 5 بيت 12',
    },
  ],
  [
    'KW',
    'الاسم: نورة\nالهاتف: 99001122\nالعنوان: حولي قطعة 4 شارع 10 منزل 3\nالمبلغ: 12.500 د.ك. (KNET)\nملاحظات: اتصلي قبل الوصول',
    {
      ...{ name: 'نورة', phone: '99001122', amount: '12.500', payment: paid },
      ...{ address: 'حولي قطعة 4 شارع 10 منزل 3', notes: 'اتصلي قبل الوصول' },
    },
  ],
  [
    'KW',
    'ممكن توصيل إلى الجابرية قطعة 7 شارع 2 منزل 9 باسم خالد 55443322 تحصيل 6.750',
    {
      ...{ name: 'خالد', phone: '+96555443322', amount: '6.750', payment: cash },
      address: 'الجابرية قطعة 7 شارع 2 منزل 9',
    },
  ],
  [
    'TH',
    'ส่งที่ 88/5 ถ.พระราม 9 แขวงห้วยขวาง 10310 คุณมะลิ 089-123-4567 โอนแล้ว 350 บาท ขอบคุณค่ะ',
    {
      ...{ name: 'คุณมะลิ', phone: '+66891234567', amount: '350', payment: paid },
      address: '88/5 ถ.พระราม 9 แขวงห้วยขวาง 10310',
    },
  ],
  [
    'TH',
    'ชื่อ: สมหญิง\nเบอร์: 081 234 5678\nที่อยู่: 12/3 ซอยลาดพร้าว 15\nยอด: 280 บาท (พร้อมเพย์)\nหมายเหตุ: โทรก่อนถึง',
    {
      ...{ name: 'สมหญิง', phone: '081 234 5678', amount: '280', payment: paid },
      ...{ address: '12/3 ซอยลาดพร้าว 15', notes: 'โทรก่อนถึง' },
    },
  ],
  [
    'LA',
    'ສະບາຍດີ ສົ່ງໄປ ບ້ານທາດຫຼວງ ເລກທີ 22 ຊື່ ທ້າວ ສົມພອນ 020 9988 7766 ໂອນແລ້ວ 120.000 ກີບ ຂອບໃຈ',
    {
      ...{ name: 'ທ້າວ ສົມພອນ', phone: '+8562099887766', amount: '120000', payment: paid },
      address: 'ບ້ານທາດຫຼວງ ເລກທີ 22',
    },
  ],
  [
    'LA',
    'ສົ່ງໄປ ບ້ານ ດົງໂດກ ເລກທີ 8 ນາງ ມະນີ 020 5544 3322 ເກັບເງິນ 65.000',
    {
      ...{ name: 'ນາງ ມະນີ', phone: '+8562055443322', amount: '65000', payment: cash },
      address: 'ບ້ານ ດົງໂດກ ເລກທີ 8',
    },
  ],
  [
    'BG',
    'Здравейте, поръчка за Мария Николова 0887 123 456, ул. Раковски 45, ап. 7, София, общо 38,40 € платено с карта. Моля звъннете отдолу',
    {
      ...{ name: 'Мария Николова', phone: '+359887123456', amount: '38,40', payment: paid },
      ...{ address: 'ул. Раковски 45, ап. 7, София', notes: 'Моля звъннете отдолу' },
    },
  ],
  [
    'BG',
    'Име: Петър Стоянов\nТел: 0899 333 222\nАдрес: ж.к. Младост 1, бл. 45\nСума: 24,60 € (преведено)\nЗабележка: след 18 ч.',
    {
      ...{ name: 'Петър Стоянов', phone: '0899 333 222', amount: '24,60', payment: paid },
      ...{ address: 'ж.к. Младост 1, бл. 45', notes: 'след 18 ч.' },
    },
  ],
  [
    'SG',
    'ORDER 0087\nDELIVERY\nCust: Alvin Lee\nTel: 9777 1234\nAddr: 12 Jalan Besar #01-05 S(208787)\n1 x Mee Goreng 6.50\n2 x Teh Tarik 3.60\nTOTAL $10.10\nPAID - GRABPAY\nThank you',
    {
      ...{ name: 'Alvin Lee', phone: '9777 1234', unit: '#01-05', amount: '10.10', payment: paid },
      address: '12 Jalan Besar, 208787',
      notes: 'ORDER 0087, 1 x Mee Goreng 6.50, 2 x Teh Tarik 3.60',
    },
  ],
  [
    'SG',
    'Receipt no: 5521\nName : Grace 90011223\nAddress : 3 Punggol Walk #11-02\nTotal : SGD 45.00\nPayment : Card (paid)',
    {
      ...{ name: 'Grace', phone: '+6590011223', unit: '#11-02', amount: '45.00', payment: paid },
      ...{ address: '3 Punggol Walk', notes: 'Receipt no: 5521' },
    },
  ],
];

test.each(messages)('in %s: %s', (country, text, said) => {
  expect(readAsIn(country, text)).toEqual(said);
});

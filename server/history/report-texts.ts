import type { FileKind } from './export.ts';

type Texts = Readonly<Record<FileKind, { subject: string; text: string }>>;

const en: Texts = {
  orders: {
    subject: 'Your orders',
    text: 'Attached are the orders that you asked for.\n\nIf you did not ask for them, please tell whoever looks after your account.\n',
  },
  transactions: {
    subject: 'Your transactions',
    text: 'Attached are the transactions that you asked for.\n\nIf you did not ask for them, please tell whoever looks after your account.\n',
  },
};

const texts: Readonly<Record<string, Texts>> = {
  en,
  ar: {
    orders: {
      subject: 'طلباتك',
      text: 'تجد في المرفق الطلبات التي طلبتها.\n\nإن لم تكن أنت من طلبها، فأبلغ المسؤول عن حسابك.\n',
    },
    transactions: {
      subject: 'معاملاتك',
      text: 'تجد في المرفق المعاملات التي طلبتها.\n\nإن لم تكن أنت من طلبها، فأبلغ المسؤول عن حسابك.\n',
    },
  },
  lo: {
    orders: {
      subject: 'ຄຳສັ່ງຊື້ຂອງທ່ານ',
      text: 'ແນບມາພ້ອມນີ້ແມ່ນຄຳສັ່ງຊື້ທີ່ທ່ານຂໍ.\n\nຖ້າທ່ານບໍ່ໄດ້ຂໍ, ກະລຸນາແຈ້ງຜູ້ດູແລບັນຊີຂອງທ່ານ.\n',
    },
    transactions: {
      subject: 'ທຸລະກຳຂອງທ່ານ',
      text: 'ແນບມາພ້ອມນີ້ແມ່ນທຸລະກຳທີ່ທ່ານຂໍ.\n\nຖ້າທ່ານບໍ່ໄດ້ຂໍ, ກະລຸນາແຈ້ງຜູ້ດູແລບັນຊີຂອງທ່ານ.\n',
    },
  },
  zh_Hant_TW: {
    orders: {
      subject: '您的訂單',
      text: '附件為您索取的訂單。\n\n若您並未索取,請通知您的帳戶管理人員。\n',
    },
    transactions: {
      subject: '您的交易',
      text: '附件為您索取的交易紀錄。\n\n若您並未索取,請通知您的帳戶管理人員。\n',
    },
  },
};

/** What the mail with a file says, in a language that we write mails in; English for the others. */
export function reportTexts(language: string): Texts {
  return texts[language] ?? en;
}

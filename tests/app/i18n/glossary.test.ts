import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Texts, textsOf } from './support.ts';

/** Words that another one of the same language took the place of: a thing has one name, on all screens and in mails. */
const retired = [
  ['en', ['e-mail', ' mail address', ' a mail ', 'courier', 'The proof']],
  ['ar', ['مندوب', 'نقطة الاستلام', 'التسليم', 'الإثبات', 'المسؤول عن حسابك', 'يُرجى']],
  [
    'zh_Hant_TW',
    [
      '騎手',
      '騎士',
      '叫車',
      '取貨',
      '取餐',
      '帳號',
      '單位號碼',
      '帳戶管理',
      '延遲',
      '證明',
      '尚未送出',
      '擁有者',
    ],
  ],
  ['lo', ['ຄົນຂັບ', 'ຜູ້ຂັບ', 'ຄຳສັ່ງຊື້', 'ຈັດສົ່ງ', 'ຊັກຊ້າ', 'ຊຳລະແລ້ວ', 'ເຄື່ອງຕ້ອງຫ້າມ']],
] as const;

const sites = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(
    JSON.parse(
      readFileSync(new URL('../../../server/demo-sites/texts.json', import.meta.url), 'utf8'),
    ),
  );

test.for(retired)('in %s each thing has one name', ([locale, words]) => {
  const texts: Texts = { ...textsOf(locale), ...(sites[locale] ?? sites[locale.slice(0, 2)]) };
  const found = Object.entries(texts).filter(([, text]) =>
    words.some((word) => text.includes(word)),
  );
  expect(found).toEqual([]);
});

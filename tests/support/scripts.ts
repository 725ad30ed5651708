import fc from 'fast-check';

/** One character each, as a person counts: of many scripts, with marks, flags, families, and such as need many units. */
const charactersOfScripts = [
  ...['a', 'Z', '#', ' ', '-', 'é', 'e\u0301', 'ß', 'ı', 'Ж', 'ї', 'Ω', 'ა', 'Ա', '日', '臺', 'ア'],
  ...['ที่', 'กำ', 'ນ້ຳ', 'ກື', 'ប៊ិ', 'မြို့', 'ক্ষ', 'ब्रि', 'த்', 'س', 'بِّ', 'ש\u05b8', 'ۇ', '한', '각'],
  ...[
    '👍',
    '👍🏽',
    '👨‍👩‍👧‍👦',
    '👩🏽‍❤️‍💋‍👨🏿',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇸🇬',
    '1️⃣',
    '𝒜',
    '𠮷',
    '\u{1f468}\u200d\u{1f9b0}',
  ],
  `Z${'\u0351'.repeat(14)}`,
] as const;

/** A text of about so many characters: the neighbours of the limit are drawn most often. */
export function textAround(max: number): fc.Arbitrary<string> {
  const others = [1, 8, 21, 30, 200, 255, max / 2, max - 1, max + 1, max * 17];
  const length = fc.constantFrom(...others.map(Math.ceil), max, max, max);
  const some = fc.array(fc.constantFrom(...charactersOfScripts), { minLength: 1, maxLength: 4 });
  return fc
    .tuple(some, length)
    .map(([pool, count]) =>
      Array.from({ length: count }, (_, nth) => pool[nth % pool.length]).join(''),
    );
}

/** A street and its number as they are written in a message, with the door behind them. */
const number = '(?<![\\p{L}\\p{Nd}#-])(?:(?:blk|block|no\\.?)\\s+)?\\p{Nd}{1,4}[a-z]?,?\\s+';
const noStreet =
  'the|my|your|our|at|on|to|for|of|and|or|in|by|with|from|is|are|x|pcs?|pax|boxe?s?|packets?|mins?|minutes?|am|pm';
const words = `(?:(?!(?:${noStreet})\\s)[\\p{L}\\p{M}'’.-]+\\s+)`;
const surely = 'road|rd|street|avenue|ave|lane|drive|crescent|cres|boulevard|blvd|lorong|lor';
/** Words that stand for other things, too, and are of a street where nothing but a door or the end of a part follows. */
const mayBe = 'st|way|place|close|walk|terrace|central|link';
const ends =
  '(?=\\.?\\s*(?:$|[,،.;\\n#()/=→-]|\\p{Nd}|\\p{L}{1,9}\\s?\\(?\\p{Nd}{5,6}(?!\\p{Nd})|(?:and|or|to|deliver|send|drop)\\s))';
const nth = '(?:\\s+\\p{Nd}{1,3}(?![\\p{Nd}.:]|\\s?[ap]m))?';

const streets = [
  `${number}${words}{1,4}?(?:(?:${surely})(?!\\p{L})|(?:${mayBe})(?!\\p{L})${ends})${nth}`,
  `${number}(?:jalan|jln|lorong|lor)\\s+[\\p{L}\\p{Nd}]+${nth}`,
  "(?<!\\p{L})[\\p{L}'’-]{2,}(?:straße|strasse|gasse|gatan|gata|vägen|veien|katu)\\s+\\p{Nd}{1,4}",
  '(?<!\\p{L})(?:ул|бул|пл)\\.?\\s+[\\p{L}\\s„“".-]{2,40}?\\s\\p{Nd}{1,3}',
  '(?:\\p{L}+\\s)?(?:قطعة\\s?\\p{Nd}+\\s*[،,]?\\s*)?شارع\\s[^,،\\p{Nd}\\n]{0,40}\\p{Nd}{1,4}(?:\\s*[،,]?\\s*(?:منزل|بيت|عمارة|شقة)\\s?\\p{Nd}+)*',
  '[^\\s,，。、:：到從从由至送取在]{0,12}[路街道巷弄][^\\s,，。、]{0,6}?\\p{Nd}{1,4}(?:[-之]\\p{Nd}+)?[號号](?:\\p{Nd}+[樓楼])?',
  '\\p{Nd}+(?:/\\p{Nd}+)?\\s*(?:หมู่\\s?\\p{Nd}+\\s*)?(?:ซอย|ซ\\.|ถนน|ถ\\.)\\s?[\\p{L}\\p{M}]+(?:\\s\\p{Nd}{1,3}(?!\\p{Nd}))?',
  'ບ້ານ\\s?[\\p{L}\\p{M}]+\\s+ເລກທີ\\s?\\p{Nd}+',
].join('|');
const door =
  '(?:[\\s,]+(?:#\\s?\\p{Nd}{1,3}-\\p{Nd}{1,5}[a-z]?|(?:\\p{L}{1,9}\\s?)?\\(?\\p{Nd}{5,6}\\)?(?![\\p{Nd}-])))*';
const place = new RegExp(`(?<street>${streets})${door}`, 'giu');

const landmark =
  /(?:near|opp\.?|opposite|beside|behind|next to|off|corner of|facing|قرب|بجانب|مقابل|ใกล้|ຂ້າງ|до входа на)\s*\(?$/iu;

/** A street with its number within a text, and where it stands there with its door. */
export type StreetInText = { readonly street: string; readonly from: number; readonly to: number };

/** The streets with a number that a text names, without those that another is only described by. */
export function streetsIn(text: string): readonly StreetInText[] {
  return [...text.matchAll(place)]
    .filter(({ index }) => !landmark.test(text.slice(0, index)))
    .map(({ index, 0: said, groups }) => ({
      street: (groups?.street ?? '').toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, ''),
      from: index,
      to: index + said.length,
    }));
}

import { westernDigits } from './digits.ts';
import { streetsIn } from './pasted-streets.ts';

/** Words that are of a place and of nobody's name, by their first or their last. */
export const wordsOfPlace =
  /^(?:the|near|opp|opposite|beside|behind|next|at|in|level|lvl|tower|block|blk|lobby)\b|(?:^|\s)(?:road|rd|street|st|avenue|ave|lane|drive|crescent|close|walk|way|place|park|hill|plaza|towers?|house|building|bldg|cent(?:re|er)|mall|condo(?:minium)?|residences?|court|mansions?|apartments?|gardens?|view|heights|point|square|hub|hotel|school|hospital|singapore|s['’]?pore|level|lobby|floor|gate|suites|office|estate|village|ville|lodge|terrace|city|complex|bay|station|mrt|market|side|entrance)$/iu;

/** Words of streets and houses, as they stand anywhere beside a number: of the languages of messages first, then of other markets. */
const anywhere = new RegExp(
  [
    '(?<![\\p{L}\\p{M}])(?:bl(?:oc)?k|road|rd|street|avenue|ave|jalan|jln|lorong|lor|crescent|cres|boulevard|blvd|tower|level|floor|unit|apt|building|bldg|condo)(?![\\p{L}\\p{M}])',
    '(?<![\\p{L}\\p{M}])(?:ул|бул|пл|ж\\.?\\s?к|кв|бл|вх|ет|ап|гр|улица|булевард|дом)(?![\\p{L}\\p{M}])',
    '(?<![\\p{L}\\p{M}])(?:ال)?(?:شارع|جادة|قطعة|منزل|بيت|عمارة|شقة|مبنى|برج|الدور|طابق|فيلا|مجمع)(?![\\p{L}\\p{M}])',
    '(?<![\\p{L}\\p{M}])(?:rua|rue|via|viale|calle|avenida|av|strada|str|ulica|ul|utca|út|cad|caddesi|sok|sokak)(?![\\p{L}\\p{M}])',
    '\\p{L}(?:straße|strasse|str\\.|gasse|gatan|gata|vägen|veien|vej|gade|katu|straat|laan|weg)(?![\\p{L}\\p{M}])',
    '[路街巷弄段區区縣县鄉鎮]|\\d\\s?[號号樓楼室座]|ถนน|ถ\\.|ซอย|ซ\\.|หมู่|แขวง|เขต|ບ້ານ|ເລກທີ|ຖະໜົນ|ຮ່ອມ|ເມືອງ',
  ].join('|'),
  'iu',
);

/** Whether a text has a number and a word of a street or of another place. */
export function namesPlace(text: string): boolean {
  if (streetsIn(text).length > 0) return true;
  const said = westernDigits(text);
  return /\d/.test(said) && (anywhere.test(said) || wordsOfPlace.test(said.trim()));
}

import { westernDigits } from './digits.ts';
import { placeAfterCue } from './pasted-cues.ts';
import { marks } from './pasted-found.ts';
import { mayBeAddress } from './pasted-line.ts';
import { namesPlace } from './pasted-place-words.ts';
import { streetsIn } from './pasted-streets.ts';

/** Whether a text is a list of things with how many there are of each, such as "2 chicken rice and 1 kopi", and names no place. */
export function isCounted(text: string): boolean {
  const said = westernDigits(text).replace(lead, '').trim();
  if (said.includes(marks.unit) || namesPlace(said)) return false;
  if (row.test(said)) return true;
  const [first = '', ...more] = said.split(joints).map((part) => part.trim());
  return isThing(first) && more.every((part) => isThing(part) || !/\d/.test(part));
}

/** Whether a counted text may be a house and its street all the same, as "10 Anson" and "2 Havelock" may. */
export function mayBeHouse(text: string): boolean {
  return /^\d{2}\s\p{L}|^\d\s\p{Lu}/u.test(text);
}

/** A text whose front is of what was bought in two parts, that and the place behind it: "2 laksa to 20 Tampines Central 1". Null for any other. */
export function goodsAndPlace(text: string): { goods: string; place: string } | null {
  if (placeAfterCue(text) !== null) return null;
  const starts = [...text.matchAll(between)].map(({ index, 0: sign }) => index + sign.length);
  const places = [...streetsIn(text).map(({ from }) => from), ...starts.toReversed()];
  for (const from of places) {
    const goods = text.slice(0, from).replace(/[\s,،，.;:!。]+$/u, '');
    const place = text.slice(from);
    if (isCounted(goods.replace(leading, '')) && isSurely(place))
      return { goods: goods.replace(leading, ''), place };
  }
  return null;
}

function isSurely(place: string): boolean {
  if (isCounted(place)) return false;
  const behind = placeAfterCue(place)?.place;
  return place.includes(marks.unit) || namesPlace(place) || mayBeAddress(behind ?? '');
}

/** Where a place may begin behind what was bought. */
const between =
  /[,،，.;!。]\s*|\s(?=(?:(?:please|pls|kindly) )?(?:deliver|send|bring|drop|to|at|до|на|إلى|الى|على)\s)|\s?(?=送到|送至|送去|ສົ່ງ|ส่ง)/giu;
/** Words that lead to a place and stand before it. */
const leading =
  /[\s,]+(?:(?:and|please|pls|kindly) )*(?:(?:deliver|delivery|send|bring|drop(?:[ -]?off)?)(?: (?:it|them))? )?(?:to|at|до|на|إلى|الى|على)$/iu;

function isThing(text: string): boolean {
  const [, count = '', times = ''] = counted.exec(text) ?? [];
  if (count === '') return last.test(text);
  return times !== '' || Number(count) <= most;
}

/** More of a thing are a house number, unless a sign says that it is a count. */
const most = 30;
/** Words before the first of the things. */
const lead =
  /^(?:(?:hi|can|could|may|i|we|want|need|have|get|like|would|order|ordering|items?:?|to|please|pls|give|me|us|add|also|and|for|искам|أريد|اريد|ممكن|我要|我想要|來|来)(?:\s+|(?=\d)))+/iu;
/** What stands between two things. */
const joints =
  /[,،，、;&+]|\s(?:and|with|plus|n|и|с|ແລະ|และ)\s|\s?(?:和|跟)\s?|\sو\s?(?=\d)|\.\s/iu;
/** What is said behind the thing: its size and its price. */
const behind =
  '(?:[\\s(]\\d+(?:[.,]\\d+)?\\s?(?:k?g|[mc]?l|cm|pcs?|pax)\\)?)?(?:\\s\\(?(?:[A-Z]{0,3}[$€£¥₭฿]\\s?\\d+(?:[.,]\\d+)?|\\d+[.,]\\d{2,3})(?:\\s(?:each|ea))?\\)?)?$';
const measure =
  '(?:pcs?|pax|packets?|pkts?|box(?:es)?|cups?|plates?|bowls?|sets?|bottles?|бр|порци[ия])(?!\\p{L})';
const counted = new RegExp(
  `^(\\d{1,3})(\\s?[x×*]\\s?|\\s(?=${measure}))?\\s?[\\p{L}"'“][^\\d#]*?${behind}`,
  'iu',
);
/** How many there are behind what it is. */
const last = new RegExp(
  `^\\p{L}[^\\d#]*(?:[\\s(][x×*]\\s?\\d{1,3}\\)?|\\s\\d{1,3}\\s?${measure}\\.?)${behind}`,
  'iu',
);
/** The same in scripts in which a word behind the count says what is counted, as often as there are things. */
const row =
  /^(?:[^\d#]{1,40}\d{1,3}\s?(?:[碗杯份個个盒包瓶隻只片張张套罐]|ที่|จาน|ชาม|แก้ว|กล่อง|ถุง|ขวด|ชิ้น|ທີ່|ຈານ|ຖ້ວຍ|ຊາມ|ແກ້ວ|ກ່ອງ|ຖົງ|ຕຸກ|ອັນ|ຊຸດ))+$/u;

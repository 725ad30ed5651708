import { isRemark } from './pasted-cues.ts';
import { isBareCue } from './pasted-heads.ts';
import { isOfPayment } from './pasted-payment.ts';
import { nameIn, saysWho } from './pasted-words.ts';

/** The name at the end of a text behind a unit or a marked postcode, where an address ends; null where words of a place go on. */
export function nameBehindDoor(text: string): { name: string; before: string } | null {
  const { door = '', who = '' } = behindDoor.exec(text)?.groups ?? {};
  const name = who.trim();
  if (name === '' || saysWho.test(text.slice(0, -who.length))) return null;
  if (place.test(name) || isRemark(name) || isBareCue(name) || isOfPayment(name)) return null;
  const said = nameIn(name);
  return { name: said, before: text.slice(0, text.lastIndexOf(door) + door.length) };
}

const word = "(?:(?:mr|mrs|ms|mdm|dr)\\. )?\\p{L}[\\p{L}\\p{M}'’-]*";
const behindDoor = new RegExp(
  `(?<door>#\\s?\\d{1,3}-\\d{1,5}[A-Za-z]?(?:[\\s,]+(?:\\p{L}{1,10}\\s?)?\\(?\\d{5,6}\\)?)?|(?<!\\p{L})\\p{L}\\s?\\(?\\d{6}\\)?)[\\s,，.?!(-]+(?<who>${word}(?: ${word}){0,3})[\\s,，.:(-]*$`,
  'iu',
);

/** Words that are of a place, by their first or their last. */
const place =
  /^(?:the|near|opp|opposite|beside|behind|next|at|in|level|lvl|tower|block|blk|lobby)\b|(?:^|\s)(?:road|rd|street|st|avenue|ave|lane|drive|crescent|close|walk|way|place|park|hill|plaza|towers?|house|building|bldg|cent(?:re|er)|mall|condo(?:minium)?|residences?|court|mansions?|apartments?|gardens?|view|heights|point|square|hub|hotel|school|hospital|singapore|s['’]?pore|level|lobby|floor|gate|suites|office|estate|ville|lodge|terrace|city|complex|bay|station|mrt|market|side|entrance)$/iu;

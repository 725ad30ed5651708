import { isRemark } from './pasted-cues.ts';
import { isBareCue } from './pasted-heads.ts';
import { isOfPayment } from './pasted-payment.ts';
import { wordsOfPlace } from './pasted-place-words.ts';
import { nameIn, saysWho } from './pasted-words.ts';

/** The name at the end of a text behind a unit or a postcode, where an address ends; null where words of a place go on. */
export function nameBehindDoor(text: string): { name: string; before: string } | null {
  const { door = '', who = '' } = behindDoor.exec(text)?.groups ?? {};
  const name = who.trim();
  if (name === '' || saysWho.test(text.slice(0, -who.length))) return null;
  if (wordsOfPlace.test(name) || isRemark(name) || isBareCue(name) || isOfPayment(name))
    return null;
  const said = nameIn(name);
  return { name: said, before: text.slice(0, text.lastIndexOf(door) + door.length) };
}

const word = "(?:(?:mr|mrs|ms|mdm|dr)\\. )?\\p{L}[\\p{L}\\p{M}'’-]*";
const behindDoor = new RegExp(
  `(?<door>#\\s?\\d{1,3}-\\d{1,5}[A-Za-z]?(?:[\\s,]+(?:\\p{L}{1,10}\\s?)?\\(?\\d{5,6}\\)?)?|(?<!\\p{L})\\p{L}\\s?\\(?\\d{6}\\)?|(?<![\\p{L}\\d#-])\\d{6}(?=\\s?[,，.?!]))[\\s,，.?!(-]+(?<who>${word}(?: ${word}){0,3})[\\s,，.:(-]*$`,
  'iu',
);

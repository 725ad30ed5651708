import type { CountryCode } from '#schemas';
import { westernDigits } from './digits.ts';
import { isRemark, placeAfterCue } from './pasted-cues.ts';
import { type Found, marks, type PastedOrder, unmarked } from './pasted-found.ts';
import { isCounted, mayBeHouse } from './pasted-goods.ts';
import { mayBeAddress, mayBeName, type Postcodes, withPlainPostcode } from './pasted-line.ts';
import { notesOf } from './pasted-notes.ts';
import { isOfPayment } from './pasted-payment.ts';
import { namesPlace } from './pasted-place-words.ts';
import { isOfOrder } from './pasted-till.ts';
import { nameIn, namesSomebody, plainWords } from './pasted-words.ts';

type Way = { isRead: boolean; country: CountryCode; postcodes: Postcodes };

/** Reads lines without a label: the one that is most like an address is that, one of those without a number the name. What was talk is read. */
export function withRest(
  { unread, isCollected: _, ...found }: Found,
  lines: readonly string[],
  { isRead, country, postcodes }: Way,
): PastedOrder {
  const left = isRead ? [] : [...lines];
  const take = (...wanted: readonly ((line: string) => boolean)[]) => {
    const [at = -1] = wanted
      .map((holds) => left.findIndex((line) => !isOfPayment(line) && holds(line)))
      .filter((each) => each >= 0);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const said = found.address ?? take(...placesAmong(lines, postcodes));
  const { place: address = said, goods } = placeAfterCue(said ?? '') ?? {};
  const isName = (line: string) => mayBeName(line) && (namesSomebody(line) || !isRemark(line));
  const name = found.name ?? take((line) => namesSomebody(line) && isName(line), isName);
  const rest = (isRead ? lines : left).map(unmarked);
  const notes = notesOf([found.notes, goods, ...rest, ...unread]);
  return {
    ...found,
    ...(address !== undefined && {
      address: withPlainPostcode(plainWords(unmarked(address)), country, postcodes),
    }),
    ...(name !== undefined && { name: nameIn(unmarked(name)) }),
    ...(notes !== undefined && { notes }),
  };
}

/** What makes a line the address, the surest first: its unit or postcode, a street, words that lead to it, and at last any number that counts no things. */
function placesAmong(lines: readonly string[], { length, above }: Postcodes) {
  const isPostcode = (digits: string) => digits.length === length && Number(digits) > above;
  const hasPostcode = (line: string) => line.match(/\d+/g)?.some(isPostcode) === true;
  const counted = lines.filter(isCounted);
  return [
    (line: string) => line.includes(marks.unit) && /\p{L}/u.test(line),
    (line: string) => mayBePlace(line) && hasPostcode(line) && !isRemark(line),
    (line: string) => mayBePlace(line) && namesPlace(line) && !isRemark(line),
    isPlaceSaid,
    (line: string) => mayBePlace(line) && !isCounted(line) && !isRemark(line),
    (line: string) => mayBePlace(line) && !isCounted(line),
    // One alone may be a house, as "10 Anson" is.
    (line: string) => mayBePlace(line) && counted.length === 1 && mayBeHouse(line),
  ];
}

/** Whether a line says that something is brought to a place with a number. */
function isPlaceSaid(line: string): boolean {
  const place = placeAfterCue(line)?.place ?? '';
  return mayBeAddress(place) && !isCounted(place);
}

/** Whether a line may be an address, with another number than one that may be called. */
function mayBePlace(line: string): boolean {
  return !isOfOrder(line) && mayBeAddress(westernDigits(line).replace(/(?:\d[ -]?){8,}/g, ''));
}

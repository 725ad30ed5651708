import { isRemark, nameAtEnd, placeAfterCue, withoutThanks } from './pasted-cues.ts';
import { goodsAndPlace, isCounted, mayBeHouse } from './pasted-goods.ts';
import { isBareCue } from './pasted-heads.ts';
import { mayBeAddress, mayBeName } from './pasted-line.ts';
import { isOfPayment } from './pasted-payment.ts';
import { namesPlace, wordsOfPlace } from './pasted-place-words.ts';
import { sentencesOf } from './pasted-sentences.ts';
import { isOfOrder, isTillSum } from './pasted-till.ts';
import { trimSigns } from './trim-signs.ts';

/** A piece of a message in one line, from which phone number and sum were cut: what stood behind it. */
export type Piece = { readonly text: string; readonly before: 'number' | 'sum' | 'end' };

type Read = { name?: string; address: string[]; rest: string[] };

/** What pieces of one line say, as lines with a label where it is known, and others that are of the payment or remarks. */
export function linesOfPieces(
  pieces: readonly Piece[],
  known?: string,
): {
  name: string | undefined;
  address: string | undefined;
  rest: readonly string[];
} {
  const read: Read = { address: [], rest: [], ...(known !== undefined && { name: known }) };
  const all = pieces.flatMap(partsOf).flatMap(withGoodsApart);
  const numbered = all.map(({ text }) => text).filter(mayBeAddress);
  // A counted part alone may be a house, as "10 Anson" is.
  const isGoods = (text: string) => isCounted(text) && !(numbered.length === 1 && mayBeHouse(text));
  let isOpen = true;
  for (const part of all) {
    const [had, text] = [read.address.length, part.text];
    if (text !== '') readPart(read, part, { isOpen, hasAddress: numbered.length > 0, isGoods });
    // The end of a sentence, a number or a sum ends the address, as far as words go on with it.
    if (part.before !== 'comma' && read.address.length > 0) isOpen = false;
    else if (had > 0 && read.address.length === had && text !== '') isOpen = false;
  }
  const { name, address, rest } = read;
  return { name, address: address.length > 0 ? address.join(', ') : undefined, rest };
}

type Part = {
  readonly text: string;
  readonly before: Piece['before'] | 'comma' | 'stop';
  /** A comma stands before the number, too, as behind a town. */
  readonly isParted?: boolean;
};

/** The parts of a piece, which commas and the ends of sentences divide. */
function partsOf({ text, before }: Piece): readonly Part[] {
  const isParted = /[,،，]\s*$/u.test(text);
  const sentences = sentencesOf(withoutThanks(text));
  if (sentences.length === 0) return [{ text: '', before }];
  return sentences.flatMap((sentence, nth) => {
    const said = withoutThanks(sentence).split(/,\s+|[،，]\s*/);
    const last = nth === sentences.length - 1 ? before : 'stop';
    return said.map((part, at) => ({
      text: wordsOf(withoutThanks(part.trim())),
      before: at === said.length - 1 ? last : 'comma',
      isParted,
    }));
  });
}

/** The text without signs around it; none of nothing but signs. */
function wordsOf(text: string): string {
  return /[\p{L}\p{Nd}\p{Extended_Pictographic}]/u.test(text)
    ? trimSigns(text, /[\s,;:()-]/, /[\s,;:(-]/)
    : '';
}

/** A part that begins with what was bought as two. */
function withGoodsApart(part: Part): readonly Part[] {
  const said = goodsAndPlace(part.text);
  if (said === null) return [part];
  return [
    { text: said.goods, before: 'comma' },
    { ...part, text: said.place },
  ];
}

/** What is known of the other parts. */
type Beside = {
  readonly isOpen: boolean;
  readonly hasAddress: boolean;
  readonly isGoods: (text: string) => boolean;
};

function readPart(
  read: Read,
  { text, before, isParted }: Part,
  { isOpen, hasAddress, isGoods }: Beside,
): void {
  const cue = placeAfterCue(text);
  if (cue !== null && cue.goods !== '') read.rest.push(cue.goods);
  const said = cue?.place ?? text;
  if (isTillSum(said)) return;
  if (isOfPayment(said)) return void read.rest.push(said);
  const named = read.name === undefined ? nameAtEnd(said, before === 'number') : null;
  if (named !== null) read.name = named.name;
  const left = (named?.before ?? said).trim();
  if (left === '') return;
  const isFirst = read.name === undefined && read.address.length === 0;
  if (isRemark(left) || isOfOrder(left) || isGoods(left) || isBareCue(left)) read.rest.push(left);
  else if (before === 'number' && isParted !== true && isLoneName(left, read)) read.name = left;
  else if (isOfAddress(left, read.address.length > 0, isOpen)) read.address.push(left);
  else if (isFirst && hasAddress && mayBeName(left)) read.name = left;
  else if (read.name === undefined && before === 'number' && isCapital(left)) read.name = left;
  else read.rest.push(left);
}

/** Whether words are of the address: with a number, behind a word for it, or as they go on with it. Behind a number or a sum only what looks like a postcode does. */
function isOfAddress(text: string, isBegun: boolean, isOpen: boolean): boolean {
  if (!isOpen) return /\d{4}|#/.test(text);
  return isBegun || mayBeAddress(text);
}

/** Whether a part right before a number is who is called, since the address was said and nobody is named. */
function isLoneName(text: string, { name, address }: Read): boolean {
  return (
    name === undefined &&
    address.some(namesPlace) &&
    /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,2}$/u.test(text) &&
    !wordsOfPlace.test(text)
  );
}

/** Whether a text may be a name by its capital letters. */
function isCapital(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u.test(text);
}

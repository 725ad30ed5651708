import { isRemark, nameAtEnd, placeAfterCue, withoutThanks } from './pasted-cues.ts';
import { isBareCue } from './pasted-heads.ts';
import { mayBeAddress, mayBeName } from './pasted-line.ts';
import { isOfPayment } from './pasted-payment.ts';
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
  const all = pieces.flatMap(partsOf);
  const hasAddress = all.some(({ text }) => mayBeAddress(text));
  let isOpen = true;
  for (const part of all) {
    const [had, text] = [read.address.length, part.text];
    if (text !== '') readPart(read, part, { isOpen, hasAddress });
    // The end of a sentence, a number or a sum ends the address, as far as words go on with it.
    if (part.before !== 'comma' && read.address.length > 0) isOpen = false;
    else if (had > 0 && read.address.length === had && text !== '') isOpen = false;
  }
  const { name, address, rest } = read;
  return { name, address: address.length > 0 ? address.join(', ') : undefined, rest };
}

type Part = { readonly text: string; readonly before: Piece['before'] | 'comma' | 'stop' };

/** The parts of a piece, which commas and the ends of sentences divide. */
function partsOf({ text, before }: Piece): readonly Part[] {
  const sentences = sentencesOf(withoutThanks(text));
  if (sentences.length === 0) return [{ text: '', before }];
  return sentences.flatMap((sentence, nth) => {
    const said = withoutThanks(sentence).split(/,\s+|[،，]\s*/);
    const last = nth === sentences.length - 1 ? before : 'stop';
    return said.map((part, at) => ({
      text: wordsOf(withoutThanks(part.trim())),
      before: at === said.length - 1 ? last : 'comma',
    }));
  });
}

/** The text without signs around it; none of nothing but signs. */
function wordsOf(text: string): string {
  return /[\p{L}\p{Nd}\p{Extended_Pictographic}]/u.test(text)
    ? trimSigns(text, /[\s,;:()-]/, /[\s,;:(-]/)
    : '';
}

function readPart(
  read: Read,
  { text, before }: Part,
  { isOpen, hasAddress }: { isOpen: boolean; hasAddress: boolean },
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
  if (isRemark(left) || isOfOrder(left) || isBareCue(left)) read.rest.push(left);
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

/** Whether a text may be a name by its capital letters. */
function isCapital(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u.test(text);
}

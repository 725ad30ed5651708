import { findPhoneNumbersInText } from 'libphonenumber-js/core';
import type { PaymentMethod } from '#schemas';
import { unitIn } from './address.ts';
import { type AmountMarket, parseAmount, typedAmount } from './amount.ts';
import { westernDigits } from './digits.ts';
import { linesOf } from './may-be-order.ts';
import { isRemark, placeAfterCue, withoutChat, withoutThanks } from './pasted-cues.ts';
import {
  mayBeAddress,
  mayBeName,
  type Postcodes,
  partsOfMessage,
  withPostcodes,
} from './pasted-line.ts';
import { isOfPayment, sumAndWay, takeWay } from './pasted-payment.ts';
import { sentencesOf } from './pasted-sentences.ts';
import { sumInText } from './pasted-sum.ts';
import { linesOfPieces, type Piece } from './pasted-talk.ts';
import { isOfOrder, isTillSum } from './pasted-till.ts';
import {
  amountAfterLabel,
  isLabelOf,
  nameIn,
  namesSomebody,
  type PastedPart,
  plainWords,
  readLabelled,
  withoutGreeting,
} from './pasted-words.ts';
import type { PhonePlan } from './phone.ts';
import { metadataOf } from './phone-metadata.ts';
import { trimSigns } from './trim-signs.ts';

/** The parts of an order found in a pasted text, for a person to check. */
export type PastedOrder = Found;

type Found = { [part in PastedPart]?: string } & { payment?: PaymentMethod };

type World = {
  readonly plan: PhonePlan;
  readonly amounts: AmountMarket;
  /** The ways of paying that are offered; no other is found. */
  readonly methods: readonly PaymentMethod[];
  readonly postcodes?: Postcodes;
};

/** Reads an order from pasted text: lines with a label before a colon by that, other lines by what they look like. One line is read as it is spoken. */
export function readPastedOrder(text: string, world: World): PastedOrder {
  const found: Found = {};
  const lines = withPostcodes(
    linesOf(text)
      .map((line) => withoutGreeting(withoutChat(line)))
      .filter((line) => withoutThanks(line) !== ''),
    world.postcodes ?? unknownPostcodes,
  );
  const unlabelled = partsOfMessage(lines).flatMap((line) =>
    takeLabelled(found, line, world.amounts),
  );
  if (found.address !== undefined) found.address = takeUnit(found, found.address);
  const left =
    lines.length === 1
      ? takeTalk(found, unlabelled.join(', '), world)
      : takePhone(found, unlabelled.flatMap(withSumApart(world)), world.plan)
          .map((line) => takeUnit(found, line))
          .map((line) => takeAmount(found, line, world.amounts))
          .filter((line) => line !== '' && !isTillSum(line));
  const { way, rest } = takeWay(left, world.methods);
  return {
    ...withRest(found, rest, lines.length === 1),
    ...(way !== undefined && { payment: way }),
  };
}

/** Takes what one line says: its number and sum are cut out, what stands between them is read by its words. Answers what is for the notes. */
function takeTalk(found: Found, line: string, { plan, amounts }: World): readonly string[] {
  const bare = takeUnit(found, cutPhone(found, line, plan));
  const sum = found.amount === undefined ? sumInText(bare, amounts) : null;
  if (sum !== null) found.amount = sum.sum;
  const text =
    sum === null ? bare : `${bare.slice(0, sum.start)}${marks.sum}${bare.slice(sum.end)}`;
  const said = linesOfPieces(piecesOf(text), found.name);
  const { name, address, rest } = said;
  if (name !== undefined) found.name ??= name;
  if (address !== undefined) found.address ??= address;
  const ways = sum === null || sum.way === '' ? [] : [sum.way];
  return [...rest, ...ways];
}

/** A line of several sentences, with one that is no more than the sum and how it is paid as a line of its own. */
function withSumApart({ amounts }: World) {
  return (line: string): readonly string[] => {
    const sum = sentencesOf(line).find((said) => wholeSum(said, amounts, true) !== null);
    if (sum === undefined || sum === line) return [line];
    const [before = '', behind = ''] = line.split(sum);
    return [before, sum, withoutThanks(behind)]
      .map((each) => trimSigns(each, /[\s,.!?]/))
      .filter((each) => each !== '');
  };
}

const unknownPostcodes: Postcodes = { length: null, above: 0 };

/** Takes the value of a label. Answers what is left to be read: a line without one, and how an amount is paid. */
function takeLabelled(found: Found, line: string, amounts: AmountMarket): readonly string[] {
  const [part, value] = readLabelled(line) ?? [];
  if (part === undefined || value === undefined || part === 'payment') return [line];
  if (part !== 'amount') {
    found[part] ??= value;
    return [];
  }
  const plain = value.replace(/,\s+/g, ' ');
  const [sum, ...ways] = sumAndWay(plain, amounts, true) ?? wholeSum(plain, amounts) ?? [value];
  found.amount ??= typedAmount(sum, amounts) ?? sum;
  return ways.filter((way) => way !== '');
}

function takePhone(found: Found, lines: readonly string[], plan: PhonePlan): string[] {
  return lines.map((line) => {
    const beside = tidy(cutPhone(found, line, plan).replace(marks.number, ' '));
    if (found.phone === undefined || beside === tidy(line)) return line;
    return isLabelOf('phone', beside) ? '' : beside;
  });
}

/** The line with a sign where its phone number was, and without a label before that. */
function cutPhone(found: Found, line: string, plan: PhonePlan): string {
  if (found.phone !== undefined) return line;
  const metadata = metadataOf(plan.metadata, plan.country);
  const options = { defaultCountry: plan.country as never, extended: false };
  const [first] = findPhoneNumbersInText(westernDigits(line), options as never, metadata);
  if (first === undefined) return line;
  found.phone = first.number.number;
  const before = line.slice(0, first.startsAt);
  const [label = ''] = /[\p{L}\p{M}]+[.:：]?\s*$/u.exec(before) ?? [];
  const isLabel = isLabelOf('phone', label.replace(/[:：\s]+$/u, ''));
  const [said = isLabel ? label : ''] = numberIs.exec(before) ?? [];
  const front = before.slice(0, before.length - said.length);
  // A comma begins no extension here: a sum may stand behind it.
  const [, digits = ''] =
    /^([^,;x#]*?)\s*(?:[,;x#]|ext|$)/iu.exec(line.slice(first.startsAt, first.endsAt)) ?? [];
  return `${front}${marks.number}${line.slice(first.startsAt + digits.length)}`;
}

/** What leads to a number in a sentence. */
const numberIs =
  /(?<=^|\s)(?:(?:my|the) )?(?:(?:phone|mobile|contact|hp|tel) )?(?:number|no\.?|phone|mobile|contact|hp) is\s*$/iu;

function takeUnit(found: Found, line: string): string {
  const read = unitIn(line);
  if (found.unit !== undefined || read === null) return line;
  found.unit = read.unit;
  return tidy(line.replace(read.said, ' ').replace(/,\s*(?=,)/, ''));
}

/** Takes the amount of a line: after a word for it, beside a way of paying, or alone. */
function takeAmount(found: Found, line: string, amounts: AmountMarket): string {
  if (found.amount !== undefined) return line;
  const { amount, rest } = amountAfterLabel(line);
  const whole = `${amount} ${rest}`.trim();
  const halves = [[whole, ''] as const, [amount, rest] as const];
  const [sum = '', left = line] =
    sumAndWay(whole, amounts, amount !== '') ??
    halves.find(([text]) => parseAmount(text, amounts) !== null) ??
    wholeSum(line, amounts, true) ??
    [];
  if (sum !== '') found.amount = typedAmount(sum, amounts) ?? sum;
  return left;
}

/** The sum and the way of paying that a text is no more than; null for any other. */
function wholeSum(text: string, amounts: AmountMarket, isCued = false) {
  const said = sumInText(text, amounts);
  const isWhole = said?.start === 0 && said.end === text.length && (said.isCued || !isCued);
  return isWhole ? ([said.sum, said.way] as const) : null;
}

/** Reads lines without a label: one behind words for it or the first with a number is the address, one of those without a number the name. What was talk is read. */
function withRest(found: Found, lines: readonly string[], isRead: boolean): PastedOrder {
  const left = isRead ? [] : [...lines];
  const take = (...wanted: readonly ((line: string) => boolean)[]) => {
    const [at = -1] = wanted
      .map((holds) => left.findIndex((line) => !isOfPayment(line) && holds(line)))
      .filter((each) => each >= 0);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const address = found.address ?? take(isPlaceSaid, mayBePlace);
  const isName = (line: string) => mayBeName(line) && (namesSomebody(line) || !isRemark(line));
  const name = found.name ?? take((line) => namesSomebody(line) && isName(line), isName);
  const notes = [found.notes, ...(isRead ? lines : left)].filter((line) => line !== undefined);
  return {
    ...found,
    ...(address !== undefined && { address: plainWords(placeAfterCue(address)?.place ?? address) }),
    ...(name !== undefined && { name: nameIn(name) }),
    ...(notes.length > 0 && { notes: notes.join(', ') }),
  };
}

/** Whether a line says that something is brought to a place with a number. */
function isPlaceSaid(line: string): boolean {
  return mayBeAddress(placeAfterCue(line)?.place ?? '');
}

/** Whether a line may be an address, with another number than one that may be called. */
function mayBePlace(line: string): boolean {
  return !isOfOrder(line) && mayBeAddress(westernDigits(line).replace(/(?:\d[ -]?){8,}/g, ''));
}

/** What stands where a number or a sum was cut out of a line; no person writes these signs. */
const marks = { number: '\ue000', sum: '\ue001' } as const;

function piecesOf(text: string): readonly Piece[] {
  const [first = '', ...more] = text.split(/(?<=[\ue000\ue001])/);
  return [first, ...more].map((piece) => ({
    text: piece.replace(/[\ue000\ue001]$/, ''),
    before: piece.endsWith(marks.number) ? 'number' : piece.endsWith(marks.sum) ? 'sum' : 'end',
  }));
}

/** The line without punctuation left over where something was taken out. */
function tidy(line: string): string {
  return trimSigns(line.replace(/\s+/g, ' '), /[\s,;:()-]/, /[\s,;:(-]/);
}

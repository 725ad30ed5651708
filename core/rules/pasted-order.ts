import { findPhoneNumbersInText } from 'libphonenumber-js/core';
import type { PaymentMethod } from '#schemas';
import { unitIn } from './address.ts';
import { type AmountMarket, parseAmount, typedAmount } from './amount.ts';
import { westernDigits } from './digits.ts';
import { linesOf } from './may-be-order.ts';
import {
  linesOfParts,
  mayBeAddress,
  mayBeName,
  type Postcodes,
  partsOfMessage,
  withPostcodes,
} from './pasted-line.ts';
import { isOfPayment, sumAndWay, takeWay } from './pasted-payment.ts';
import {
  amountAfterLabel,
  isLabelOf,
  nameIn,
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

/** Reads an order from pasted text: lines with a label before a colon by that, other lines by what they look like. One line is read by its commas. */
export function readPastedOrder(text: string, world: World): PastedOrder {
  const found: Found = {};
  const lines = withPostcodes(
    linesOf(text).map(withoutGreeting),
    world.postcodes ?? unknownPostcodes,
  );
  const isOneLine = lines.length === 1;
  const unlabelled = partsOfMessage(lines).flatMap((line) =>
    takeLabelled(found, line, world.amounts),
  );
  if (found.address !== undefined) found.address = takeUnit(found, found.address);
  const left = takePhone(found, unlabelled, world.plan)
    .map((line) => takeUnit(found, line))
    .map((line) =>
      isOneLine && isBareNumber(line) ? line : takeAmount(found, line, world.amounts),
    )
    .filter((line) => line !== '');
  const { way, rest } = takeWay(left, world.methods);
  return {
    ...withRest(found, isOneLine ? linesOfParts(rest) : rest),
    ...(way !== undefined && { payment: way }),
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
  const [sum, ...ways] = sumAndWay(value, amounts, true) ?? [value];
  found.amount ??= typedAmount(sum, amounts) ?? sum;
  return ways;
}

function takePhone(found: Found, lines: readonly string[], plan: PhonePlan): string[] {
  return lines.map((line) => {
    if (found.phone !== undefined) return line;
    const metadata = metadataOf(plan.metadata, plan.country);
    const options = { defaultCountry: plan.country as never, extended: false };
    const [first] = findPhoneNumbersInText(westernDigits(line), options as never, metadata);
    if (first === undefined) return line;
    found.phone = first.number.number;
    const beside = tidy(`${line.slice(0, first.startsAt)} ${line.slice(first.endsAt)}`);
    return isLabelOf('phone', beside) ? '' : beside;
  });
}

function takeUnit(found: Found, line: string): string {
  const read = unitIn(line);
  if (found.unit !== undefined || read === null) return line;
  found.unit = read.unit;
  return tidy(line.replace(read.said, ' '));
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
    [];
  if (sum !== '') found.amount = typedAmount(sum, amounts) ?? sum;
  return left;
}

/** Between commas a bare number is a postcode or a degree rather than an amount. */
function isBareNumber(part: string): boolean {
  return /^[\p{Nd}\s.,]*$/u.test(part);
}

/** Reads lines without a label: the first with a number is the address, the first without one the name. */
function withRest(found: Found, lines: readonly string[]): PastedOrder {
  const left = [...lines];
  const take = (fits: (line: string) => boolean) => {
    const at = left.findIndex((line) => !isOfPayment(line) && fits(line));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const address = found.address ?? take(mayBeAddress);
  const name = found.name ?? take(mayBeName);
  const notes = [found.notes, ...left].filter((line) => line !== undefined).join(', ');
  return {
    ...found,
    ...(address !== undefined && { address: plainWords(address) }),
    ...(name !== undefined && { name: nameIn(name) }),
    ...(notes !== '' && { notes }),
  };
}

/** The line without punctuation left over where something was taken out. */
function tidy(line: string): string {
  return trimSigns(line.replace(/\s+/g, ' '), /[\s,;:()-]/, /[\s,;:(-]/);
}

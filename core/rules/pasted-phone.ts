import { findPhoneNumbersInText } from 'libphonenumber-js/core';
import { unitIn } from './address.ts';
import { westernDigits } from './digits.ts';
import { nameBehindDoor } from './pasted-door.ts';
import { type Found, marks, tidy } from './pasted-found.ts';
import { isLabelOf } from './pasted-words.ts';
import type { PhonePlan } from './phone.ts';
import { metadataOf } from './phone-metadata.ts';

/** Takes the phone number of lines. Answers them without it. */
export function takePhone(found: Found, lines: readonly string[], plan: PhonePlan): string[] {
  return lines.map((line) => {
    const beside = tidy(cutPhone(found, line, plan).replace(marks.number, ' '));
    if (found.phone === undefined || beside === tidy(line)) return line;
    return isLabelOf('phone', beside) ? '' : beside;
  });
}

/** The line with a sign where its phone number was, and without a label before that, nor the name that stands between it and the door. */
export function cutPhone(found: Found, line: string, plan: PhonePlan): string {
  if (found.phone !== undefined) return line;
  const number = phoneIn(line, plan);
  if (number === null) return line;
  found.phone = number.number;
  const before = line.slice(0, number.start);
  const said = labels.map((label) => label.exec(before)?.[0] ?? '').find(isOfPhone);
  const lead = said ?? numberIs.exec(before)?.[0] ?? '';
  const front = before.slice(0, before.length - lead.length);
  const name = found.name === undefined ? nameBehindDoor(front) : null;
  if (name !== null) found.name = name.name;
  return `${name?.before ?? front}${marks.number}${line.slice(number.end)}`;
}

/** The first phone number in a text, and where it stands there. */
export function phoneIn(
  text: string,
  plan: PhonePlan,
): { number: string; start: number; end: number } | null {
  const metadata = metadataOf(plan.metadata, plan.country);
  const options = { defaultCountry: plan.country as never, extended: false };
  const plain = withoutJoints(westernDigits(text));
  const found = findPhoneNumbersInText(plain, options as never, metadata);
  const first = found.find(({ startsAt, endsAt }) => isLong(plain.slice(startsAt, endsAt)));
  if (first === undefined) return null;
  const { startsAt: start, endsAt } = first;
  const [, digits = ''] = /^([^x]*?)\s*(?:ext|x|$)/iu.exec(plain.slice(start, endsAt)) ?? [];
  return { number: first.number.number, start, end: start + digits.length };
}

/** The text with signs that are of no number in place of a unit and of what the search takes for the beginning of an extension. */
function withoutJoints(text: string): string {
  const { said = '#' } = unitIn(text) ?? {};
  return text.replace(said, '|'.repeat(said.length)).replace(/[,;#]/g, '|');
}

/** Whether a text has as many digits as a number that is called; those of a postcode are fewer. */
function isLong(text: string): boolean {
  return text.replace(/\D/g, '').length >= 7;
}

/** The last two words of a text, and the last one. */
const labels = [/[\p{L}\p{M}/]+ [\p{L}\p{M}/]+[.:：]?\s*$/u, /[\p{L}\p{M}/]+[.:：]?\s*$/u];

function isOfPhone(words: string): boolean {
  return isLabelOf('phone', words.replace(/[:：\s]+$/u, ''));
}

/** What leads to a number in a sentence. */
const numberIs =
  /(?<=^|\s)(?:(?:my|the) )?(?:(?:phone|mobile|contact|hp|tel) )?(?:number|no\.?|phone|mobile|contact|hp) is\s*$/iu;

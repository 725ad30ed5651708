import { findPhoneNumbersInText } from 'libphonenumber-js/core';
import { unitIn } from './address.ts';
import { westernDigits } from './digits.ts';
import { nameBehindDoor } from './pasted-door.ts';
import { type Found, marks, tidy } from './pasted-found.ts';
import { groupedIn, isLong, type NumberInText } from './pasted-grouped.ts';
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
export function phoneIn(text: string, plan: PhonePlan): NumberInText | null {
  const metadata = metadataOf(plan.metadata, plan.country);
  const plain = withoutJoints(westernDigits(text));
  const [grouped] = groupedIn(plain, plan.country, metadata);
  const options = { defaultCountry: plan.country as never, extended: false };
  const first = findPhoneNumbersInText(plain, options as never, metadata).find(
    ({ startsAt, endsAt }) => isLong(plain.slice(startsAt, endsAt)),
  );
  if (first === undefined) return grouped ?? null;
  const { startsAt: start, endsAt } = first;
  if (grouped !== undefined && isBetter(grouped, first, plain)) return grouped;
  const [, digits = ''] = /^([^x]*?)\s*(?:ext|x|$)/iu.exec(plain.slice(start, endsAt)) ?? [];
  return { number: first.number.number, start, end: start + digits.length };
}

/** Whether a number in its groups stands before the one that was found, goes on behind it, or is all of it but the house number before or behind. */
function isBetter(
  { start, end }: NumberInText,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  text: string,
): boolean {
  if (start === startsAt) return /^(?: \p{L}|\/\d)/u.test(text.slice(endsAt));
  if (start < startsAt || (start < endsAt && end > endsAt)) return true;
  // A zero begins a number at home; before it stands none but a prefix.
  return end === endsAt && text.charAt(start) === '0' && /[1-9]/.test(text.charAt(startsAt));
}

/** The text with signs that are of no number in place of a unit and of what the search takes for the beginning of an extension. */
function withoutJoints(text: string): string {
  const { said = '#' } = unitIn(text) ?? {};
  return text.replace(said, '|'.repeat(said.length)).replace(/[,;#]/g, '|');
}

/** The last two words of a text, and the last one. */
const labels = [/[\p{L}\p{M}/]+ [\p{L}\p{M}/]+[.:：]?\s*$/u, /[\p{L}\p{M}/]+[.:：]?\s*$/u];

function isOfPhone(words: string): boolean {
  return isLabelOf('phone', words.replace(/[:：\s]+$/u, ''));
}

/** What leads to a number in a sentence. */
const numberIs =
  /(?<=^|\s)(?:(?:my|the) )?(?:(?:phone|mobile|contact|hp|tel) )?(?:number|no\.?|phone|mobile|contact|hp) is\s*$/iu;

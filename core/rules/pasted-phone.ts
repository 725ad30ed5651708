import { findPhoneNumbersInText } from 'libphonenumber-js/core';
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
  const [label = ''] = /[\p{L}\p{M}]+[.:：]?\s*$/u.exec(before) ?? [];
  const isLabel = isLabelOf('phone', label.replace(/[:：\s]+$/u, ''));
  const [said = isLabel ? label : ''] = numberIs.exec(before) ?? [];
  const front = before.slice(0, before.length - said.length);
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
  const [first] = findPhoneNumbersInText(westernDigits(text), options as never, metadata);
  if (first === undefined) return null;
  // A comma begins no extension here: a sum may stand behind it.
  const [, digits = ''] =
    /^([^,;x#]*?)\s*(?:[,;x#]|ext|$)/iu.exec(text.slice(first.startsAt, first.endsAt)) ?? [];
  const start = first.startsAt;
  return { number: first.number.number, start, end: start + digits.length };
}

/** What leads to a number in a sentence. */
const numberIs =
  /(?<=^|\s)(?:(?:my|the) )?(?:(?:phone|mobile|contact|hp|tel) )?(?:number|no\.?|phone|mobile|contact|hp) is\s*$/iu;

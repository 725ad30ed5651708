import type { PaymentMethod } from '#schemas';
import { unitIn } from './address.ts';
import type { AmountMarket } from './amount.ts';
import type { Postcodes } from './pasted-line.ts';
import type { PastedPart } from './pasted-words.ts';
import type { PhonePlan } from './phone.ts';
import { trimSigns } from './trim-signs.ts';

/** The parts of an order found in a pasted text, for a person to check. */
export type PastedOrder = { [part in PastedPart]?: string } & { payment?: PaymentMethod };

/** What is found on the way through a text. */
export type Found = { [part in PastedPart]?: string } & {
  /** What a label says that its field could not read, as it stood. */
  readonly unread: string[];
  /** A word like "collect" led to the amount, which is cash where no other way of paying is said. */
  isCollected?: boolean;
};

/** What the parts of an order look like here. */
export type PastedWorld = {
  readonly plan: PhonePlan;
  readonly amounts: AmountMarket;
  /** The ways of paying that are offered; no other is found. */
  readonly methods: readonly PaymentMethod[];
  readonly postcodes?: Postcodes;
};

/** What stands where a number or a sum was cut out of a line; no person writes these signs. */
export const marks = { number: '\ue000', sum: '\ue001', unit: '#\ue002' } as const;

/** Takes the unit of a line. Answers the line without it. */
export function takeUnit(found: Found, line: string): string {
  return unmarked(markUnit(found, line));
}

/** Takes the unit of a line. Answers the line with a sign where it was, by which an address is known. */
export function markUnit(found: Found, line: string): string {
  const read = unitIn(line);
  if (found.unit !== undefined || read === null) return line;
  found.unit = read.unit;
  return line.replace(read.said, ` ${marks.unit} `).replace(/\s+/g, ' ').trim();
}

/** The line without the sign of a unit. */
export function unmarked(line: string): string {
  if (!line.includes(marks.unit)) return line;
  return tidy(line.replace(marks.unit, ' ').replace(/,\s*(?=,)/, ''));
}

/** The line without punctuation left over where something was taken out. */
export function tidy(line: string): string {
  const text = line
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[,;])/g, '')
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1');
  return trimSigns(text, /[\s,;:()-]/, /[\s,;:(-]/);
}

import { isLonger, mostUnits, type RequestFields } from '#schemas';
import { cardViolations } from './card-number.ts';
import type { RuledViolation, Violation } from './violation.ts';

/** Characters that a typed text may have at most, so that it fits the payload (`schemas/request.ts`). */
export function fieldLength(name: string): number {
  return lengths[name] ?? ofFeatures;
}

/** What an input box lets through at most, in the units that a browser counts. */
export function boxLength(name: string): number {
  return mostUnits(fieldLength(name));
}

/** What a text is told that is longer than its field takes. */
export function tooLong(field: string, text: string, max: number): Violation | null {
  return isLonger(text, max) ? { field, key: 'validation.too-long', values: { max } } : null;
}

/** The fields of a request that hold a card number, which is said before all else, or are too long, which is said last. */
export function unfitFields(fields: RequestFields): readonly RuledViolation[] {
  const long = Object.entries(fields).flatMap(([field, text]) => {
    const violation = tooLong(field, text, fieldLength(field));
    return violation === null ? [] : [{ ...violation, rule: 'length' as const }];
  });
  return [
    ...cardViolations(fields).map((violation) => ({ ...violation, rule: 'card-number' as const })),
    ...long,
  ];
}

const lengths: Readonly<Record<string, number | undefined>> = {
  destinationTextAddress: 300,
  destinationName: 300,
  destinationPhoneNumber: 40,
  destinationUnitNumber: 60,
  destinationBuilding: 255,
  riderNotes: 1000,
  orderDescription: 1000,
  orderAmount: 40,
  senderName: 300,
  senderEmail: 320,
  senderPhone: 40,
};

/** A feature's own rule says less; this keeps what is pasted by mistake out of the draft. */
const ofFeatures = 1000;

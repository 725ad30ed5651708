import { isLonger, mostUnits, type RequestFields } from '#schemas';
import { cardViolations } from './card-number.ts';
import type { RuledViolation, Violation } from './violation.ts';

/** The most characters of a field, so that it fits the payload (`schemas/request.ts`). */
export function fieldLength(name: string): number {
  return lengths[name] ?? ofFeatures;
}

/** The `maxlength` of a field's input, in the UTF-16 units that browsers count. */
export function boxLength(name: string): number {
  return mostUnits(fieldLength(name));
}

/** The violation of a text longer than `max` characters; null otherwise. */
export function tooLong(field: string, text: string, max: number): Violation | null {
  return isLonger(text, max) ? { field, key: 'validation.too-long', values: { max } } : null;
}

/** Violations of fields that hold a card number or are too long. */
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

/** For fields of features, whose own rules allow less; it keeps huge pasted texts out of the draft. */
const ofFeatures = 1000;

/** Characters that a typed text may have at most, so that it fits the draft and the payload (`schemas/request.ts`). */
export function fieldLength(name: string): number {
  return lengths[name] ?? ofFeatures;
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
};

/** A feature's own rule says less; this keeps what is pasted by mistake out of the draft. */
const ofFeatures = 1000;

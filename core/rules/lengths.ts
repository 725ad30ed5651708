/** Characters that each typed text may have at most, so that it fits the creation payload (`schemas/request.ts`). */
export const fieldLengths: Readonly<Record<string, number | undefined>> = {
  destinationName: 300,
  destinationPhoneNumber: 40,
  destinationUnitNumber: 60,
  destinationBuilding: 255,
  riderNotes: 1000,
  orderDescription: 1000,
  orderAmount: 40,
};

/** The fields that the form has without any feature (specification 2, section 3); no feature may take one of them. */
export const bareFields = [
  'destinationName',
  'destinationPhoneNumber',
  'destinationTextAddress',
  'destinationUnitNumber',
  'destinationBuilding',
  'riderNotes',
  'orderAmount',
  'orderDescription',
  'paymentMethod',
] as const;

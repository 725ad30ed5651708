/** Takes typed fields, also while an answer is awaited, so that typing is never lost. */
export const typing = { fieldsChanged: { actions: 'takeFields' } } as const;

/** A guest changes where it is collected. */
export const originReopening = {
  originReopened: {
    guard: 'hasToldOrigin',
    target: '#request.origin.originAddressDetails',
    actions: 'askOriginAgain',
  },
} as const;

/** The person changes an address that was chosen. */
export const reopening = {
  ...originReopening,
  destinationReopened: { target: '#request.address.askDestination', actions: 'reopenAddress' },
} as const;

/** The person begins again from an empty form. */
export const leaving = {
  startedOver: { target: '#request.opening', actions: 'startOver' },
} as const;

/** What is typed is never lost, even while something else is being waited for. */
export const typing = { fieldsChanged: { actions: 'takeFields' } } as const;

/** What the map calls the place of the pin is taken instead of what was written. */
export const renaming = { foundAddressTaken: { actions: 'takeFoundAddress' } } as const;

/** The person changes the address that was chosen. */
export const reopening = {
  destinationReopened: { target: '#request.address.askDestination', actions: 'reopenAddress' },
} as const;

/** The person begins again from an empty form. */
export const leaving = {
  startedOver: { target: '#request.opening', actions: 'startOver' },
} as const;

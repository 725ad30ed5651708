/** What is typed is never lost, even while something else is being waited for. */
export const typing = { fieldsChanged: { actions: 'takeFields' } } as const;

/** The person begins again from an empty form. */
export const leaving = {
  startedOver: { target: '#request.start', actions: 'startOver' },
} as const;

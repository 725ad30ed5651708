/** The form's field that asks for the check. */
export const key = 'ageValidation';

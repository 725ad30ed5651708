/** The page of the help centre for an outlet (specification 1, section 2). */
export const helpPath = (vendorId: string) => `/helpcenter/${encodeURIComponent(vendorId)}`;

/** The button of the panel in the bar, which gets the focus back. */
export const helpButtonId = 'help-button';

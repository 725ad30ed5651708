/** The page of the help centre for an outlet (specification 1, section 2). */
export const helpPath = (vendorId: string) => `/helpcenter/${encodeURIComponent(vendorId)}`;

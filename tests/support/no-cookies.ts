/** For a way to the server where tokens are in the browser's storage. */
export const noCookies = { inCookies: false, leaving: () => undefined };

/** Seconds after an order's end for which its public links work. */
export const linksKeptFor = { tracking: 86_400, receipt: 30 * 86_400 } as const;

/** Whether a link's token is complete. A link with an incomplete one was cut off; a complete one that is not found is gone. */
export function isWholeToken(token: string): boolean {
  return /^[\w-]{32}$/.test(token);
}

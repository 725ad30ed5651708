import type { Order, UnixTime } from '#schemas';

/** Seconds after the end of an order for which its public links still show something. */
export const linksKeptFor = { tracking: 86_400, receipt: 30 * 86_400 } as const;

/** Whether what a public link ends in has all its characters; one that has, and leads nowhere, no looking again can mend. */
export function isWholeToken(token: string): boolean {
  return /^[\w-]{32}$/.test(token);
}

type Ended = Pick<Order, 'status' | 'status_history' | 'updated_at'>;

/** When an order reached the status that it has. */
export function reachedAt({ status, status_history, updated_at }: Ended): UnixTime {
  return status_history.findLast((entry) => entry.status === status)?.created_at ?? updated_at;
}

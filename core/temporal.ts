import type { Temporal as Polyfill } from 'temporal-polyfill';

export type ZonedDateTime = Polyfill.ZonedDateTime;

const native: typeof Polyfill | undefined = Reflect.get(globalThis, 'Temporal');

/** The platform's own where there is one; everybody else waits for a polyfill, which the others never load. */
export const Temporal = native ?? (await import('temporal-polyfill')).Temporal;

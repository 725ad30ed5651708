import { tracingChannel } from 'node:diagnostics_channel';

/** A statement as it is sent, without its values. */
export type Asked = { text: string };

/** The diagnostics channel of all statements; almost free without listeners. */
export const statements = tracingChannel<unknown, Asked>('rider-portal:statement');

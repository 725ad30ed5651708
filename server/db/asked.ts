import { tracingChannel } from 'node:diagnostics_channel';

/** A statement as it is sent; its values are sent beside it. */
export type Asked = { text: string };

/** Where each statement that is sent, and its end, may be heard of; costs next to nothing while nobody listens. */
export const statements = tracingChannel<unknown, Asked>('rider-portal:statement');

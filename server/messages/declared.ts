import * as z from 'zod/mini';

/** The errand of sending a message to a recipient. */
export const declared = { name: 'message', payload: z.object({ message: z.string() }) };

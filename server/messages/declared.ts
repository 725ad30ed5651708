import * as z from 'zod/mini';

/** One message that is to be sent to a recipient. */
export const declared = { name: 'message', payload: z.object({ message: z.string() }) };

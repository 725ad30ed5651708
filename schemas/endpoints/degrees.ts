import * as z from 'zod/mini';

/** Degrees of latitude or longitude, as a number in a query string. */
export const degrees = (limit: number) => z.coerce.number().check(z.gte(-limit), z.lte(limit));

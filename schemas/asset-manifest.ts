import * as z from 'zod/mini';

/** Which build of the client the server has now; a page that is of another one is outdated. */
export const AssetManifest = z.object({
  build: z.string().check(z.minLength(1), z.maxLength(100)),
});

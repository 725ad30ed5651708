import * as z from 'zod/mini';

/** The client's build that the server has now; a page of another build is outdated. */
export const AssetManifest = z.object({
  build: z.string().check(z.minLength(1), z.maxLength(100)),
});

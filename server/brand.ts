import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Deployment } from '#schemas';

const root = fileURLToPath(new URL('..', import.meta.url));
const Names = z.object({ serviceName: z.string(), organisationName: z.string() });
export type BrandNames = z.infer<typeof Names>;

/** What a deployment's service and organisation are called, for what the server writes itself. */
export async function brandNames({ brand }: Deployment): Promise<BrandNames> {
  return Names.parse(
    JSON.parse(await readFile(resolve(root, 'brands', brand, 'names.json'), 'utf8')),
  );
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Deployment } from '#schemas';
import { remembered } from './remembered.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const Names = z.object({ serviceName: z.string(), organisationName: z.string() });
type BrandNames = z.infer<typeof Names>;
const known = remembered<BrandNames>();

/** What a deployment's service and organisation are called, for what the server writes itself. */
export function brandNames({ brand }: Deployment): Promise<BrandNames> {
  return known(brand, async () => {
    const file = resolve(root, 'brands', brand, 'names.json');
    return Names.parse(JSON.parse(await readFile(file, 'utf8')));
  });
}

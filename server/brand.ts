import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Deployment } from '#schemas';
import { remembered } from './remembered.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const Names = z.object({ serviceName: z.string(), organisationName: z.string() });
type BrandNames = z.infer<typeof Names>;
const known = remembered<BrandNames>();
const Colours = z.object({ light: z.object({ accent: z.string(), onAccent: z.string() }) });
const letterheads = remembered<Letterhead>();

/** A brand in mails: its sign as PNG, and the colours of the main button. */
export type Letterhead = { sign: Buffer; accent: string; onAccent: string };

/** The brands that there are, by the name of their folder. */
export async function brandIds(folder = resolve(root, 'brands')): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

/** The names of a deployment's service and organisation. */
export function brandNames({ brand }: Deployment): Promise<BrandNames> {
  return known(brand, async () =>
    Names.parse(JSON.parse(await readFile(fileOf(brand, 'names.json'), 'utf8'))),
  );
}

/** The letterhead of a deployment's brand. */
export function letterheadOf({ brand }: Deployment): Promise<Letterhead> {
  return letterheads(brand, async () => {
    const file = await readFile(fileOf(brand, 'colours.json'), 'utf8');
    const { light } = Colours.parse(JSON.parse(file));
    return { sign: await readFile(fileOf(brand, 'icons/192.png')), ...light };
  });
}

function fileOf(brand: string, name: string): string {
  return resolve(root, 'brands', brand, name);
}

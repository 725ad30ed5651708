import * as z from 'zod/mini';

/** A package that runs on a server or in a browser, with its licence as it is declared. */
export type Package = { name: string; version: string; licence: string };

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
    }),
  ),
});

/** The licences that what runs may have: each lets the product be used, changed and sold under its own. */
const allowedLicences: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
  // Of typefaces.
  'OFL-1.1',
]);

/** What a lockfile has that is not for development alone, in the order of the names. */
export function readPackages(lockfile: string): Package[] {
  const { packages } = Lockfile.parse(JSON.parse(lockfile));
  const all = Object.entries(packages).flatMap(([path, { version = '', license, dev }]) => {
    if (path === '' || dev) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ name, version, licence: license ?? 'none declared' }];
  });
  return all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a licence is allowed: all of those joined with `AND`, one of those joined with `OR`. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(' OR ')
    .some((each) => each.split(' AND ').every((name) => allowedLicences.has(name)));
}

/** Package, version and licence as CSV. */
export function licenceList(packages: readonly Package[]): string {
  const rows = packages.map(({ name, version, licence }) => `${name},${version},"${licence}"`);
  return `${['package,version,licence', ...new Set(rows)].join('\n')}\n`;
}

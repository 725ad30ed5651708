import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { Bill, billOfThese } from './sbom/bill.ts';
import { licenceList, type Package, readPackages } from './sbom/licences.ts';
import { run } from './support/run.ts';

const usage = `npm run sbom -- [FOLDER]

Writes what a server that runs is made of into a folder (dist/sbom when none is named): sbom.cdx.json (CycloneDX), and
licences.csv with the licence of each package. Both follow from package-lock.json and need no network.`;

const root = fileURLToPath(new URL('../', import.meta.url));

await run(main, (error) => error);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help) return console.log(usage);
  const folder = resolve(positionals[0] ?? resolve(root, 'dist/sbom'));
  const packages = readPackages(await readFile(resolve(root, 'package-lock.json'), 'utf8'));
  const bill = await billOf(root, packages);
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  await writeFile(resolve(folder, 'licences.csv'), licenceList(packages));
  console.log(`${bill.components.length} packages are in ${folder}`);
}

/** What npm says of everything that the lockfile names; its own way of leaving development out forgets packages that both use. */
async function billOf(cwd: string, packages: readonly Package[]): Promise<Bill> {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { stdout } = await promisify(execFile)('npm', [...words, '--sbom-type=application'], {
    ...{ cwd, maxBuffer: 64e6 },
  });
  return billOfThese(Bill.parse(JSON.parse(stdout)), packages);
}

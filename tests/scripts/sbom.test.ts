import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed, licenceList, readPackages } from '../../scripts/sbom/licences.ts';

const root = new URL('../../', import.meta.url);
const packages = readPackages(readFileSync(new URL('package-lock.json', root), 'utf8'));

test('nothing that runs has a licence that is not allowed', () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['(MIT OR (GPL-3.0-only AND Zlib))', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none declared', false],
])('%s: allowed is %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed));

test('the bill of materials names the product and each package that runs, and no tool of development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rider-portal-sbom-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/sbom.ts', folder], {
      ...{ cwd: root, encoding: 'utf8' },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'rider-portal' } },
    });
    const listed: string[] = bill.components.map(({ name }: { name: string }) => name);
    expect(new Set(listed)).toEqual(new Set(packages.map(({ name }) => name)));
    expect(listed).not.toContain('vitest');
    expect(readFileSync(join(folder, 'licences.csv'), 'utf8')).toBe(licenceList(packages));
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

import { access, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Brand } from '#schemas';
import { brandIds } from '../../server/brand.ts';
import { problemsOf } from '../../server/problems.ts';
import { homeIcons } from '../../server/site/icons.ts';
import type { Finding } from './finding.ts';
import { inJson, type JsonFile, readJsonFile } from './json-files.ts';
import { lineOfError, lineOfField } from './source-lines.ts';

const parts = ['names.json', 'colours.json', 'texts.json'] as const;

/** Reads every brand of a tree against its schema, pictures included. */
export async function checkBrands(root: URL): Promise<{ findings: Finding[]; brands: string[] }> {
  const brands = await brandIds(fileURLToPath(new URL('brands/', root)));
  const hooks = registerHooks({ load: picturesByAddress });
  try {
    const findings = await Promise.all(brands.map((id) => checkBrand(root, id)));
    return { findings: findings.flat(), brands };
  } finally {
    hooks.deregister();
  }
}

async function checkBrand(root: URL, id: string): Promise<Finding[]> {
  const folder = `brands/${id}`;
  const missing = await missingIn(root, folder);
  if (missing.length > 0) return missing;
  const read = await Promise.all(parts.map((part) => readJsonFile(root, `${folder}/${part}`)));
  const findings = read.flatMap((each) => each.findings);
  if (findings.length > 0) return findings;
  const files = read.map((each) => each.read);
  return wrongValues(root, id, files);
}

/** A brand's values are spread over three files beside its index; a problem is reported where its value is. */
async function wrongValues(root: URL, id: string, files: readonly JsonFile[]): Promise<Finding[]> {
  const file = `brands/${id}/index.ts`;
  const url = new URL(file, root);
  const text = await readFile(url, 'utf8');
  try {
    const { brand }: { brand?: unknown } = await import(url.href);
    const parsed = Brand.safeParse(brand, { reportInput: true });
    if (!parsed.success) {
      return problemsOf(parsed.error).map(({ field, why }) => {
        const home = homeOf(field, files);
        if (home) return { ...inJson(home, { field: pathIn(home.file, field), why }) };
        return { file, line: lineOfField(text, field), field, why };
      });
    }
    const why = `must be "${id}" like the folder's name`;
    return parsed.data.id === id ? [] : [{ file, line: lineOfField(text, 'id'), field: 'id', why }];
  } catch (cause) {
    const line = lineOfError(cause, fileURLToPath(url));
    return [{ file, line, field: '', why: `cannot be read (${cause})` }];
  }
}

/** Where a value stands; one that is missing belongs where its group is. */
function homeOf(field: string, files: readonly JsonFile[]): JsonFile | undefined {
  const group = field.replace(/\.[^.]+$/, '');
  const holding = (path: string) =>
    files.find(({ file, lines }) => lines.lines.has(pathIn(file, path)));
  return holding(field) ?? holding(group);
}

/** Texts are under their name in a brand, and bare in their file. */
function pathIn(file: string, field: string): string {
  return file.endsWith('texts.json') ? field.replace(/^texts\./, '') : field;
}

async function missingIn(root: URL, folder: string): Promise<Finding[]> {
  const icons = homeIcons.map(({ name }) => `icons/${name}`);
  const names = [...parts, ...icons, 'index.ts', 'logo.svg', 'logo-dark.svg', 'favicon.svg'];
  const found = await Promise.all(
    names.map(async (name): Promise<Finding[]> => {
      const file = `${folder}/${name}`;
      const there = access(new URL(file, root)).then(
        () => true,
        () => false,
      );
      return (await there) ? [] : [{ file, field: '', why: 'is missing' }];
    }),
  );
  return found.flat();
}

/** The build gives a picture its address; here its own is as good. */
const picturesByAddress: Parameters<typeof registerHooks>[0]['load'] = (url, context, next) => {
  if (!url.endsWith('.svg?url')) return next(url, context);
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(url)}` };
};

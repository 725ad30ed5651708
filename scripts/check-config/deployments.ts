import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../../server/config.ts';
import { type Nameable, readFolder } from '../../server/deployments.ts';
import { providersOff } from '../../server/oidc/offered.ts';
import { StartError } from '../../server/start-error.ts';
import type { Placed } from './environment.ts';
import type { Finding } from './finding.ts';
import { inJson, readJsonFile } from './json-files.ts';

type Wanted = Nameable & Pick<Config, 'deployment' | 'oidcSecrets'> & { at: Placed };

/** Reads every deployment of a folder as the start does. Also checks that the fallback deployment exists, and notes what will not work. */
export async function checkDeployments(
  root: URL,
  folder: string,
  { deployment, oidcSecrets, at, ...known }: Wanted,
): Promise<{ findings: Finding[]; notes: string[]; count: number }> {
  try {
    const { files: found } = await readFolder(folder, known);
    const ids = found.map((each) => (each.ok ? each.deployment.id : each.broken.id));
    const under = fileUnder(root, folder);
    const files = await Promise.all(ids.map((id) => readJsonFile(under, `${id}.json`)));
    const findings = files.flatMap(({ read, findings: inFile }) => {
      if (read.value === undefined) return inFile;
      const wrong = found.flatMap((each) => {
        return each.ok || `${each.broken.id}.json` !== read.file ? [] : each.broken.problems;
      });
      return [...inFile, ...wrong.map((problem) => inJson(read, problem))];
    });
    const named = findings.map((each) => ({ ...each, file: shown(root, folder, each.file) }));
    const right = found.flatMap((each) => (each.ok ? [each.deployment] : []));
    const notes = providersOff(right, { oidcSecrets });
    return {
      ...{ findings: [...named, ...missing(ids, deployment, { folder, at })], notes },
      count: ids.length,
    };
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    return { findings: [at('DEPLOYMENTS_DIR', cause.message)], notes: [], count: 0 };
  }
}

function missing(
  ids: readonly string[],
  id: string | undefined,
  { folder, at }: { folder: string; at: Placed },
): Finding[] {
  if (id === undefined || ids.some((each) => each.toLowerCase() === id)) return [];
  return [at('DEPLOYMENT', `there is no deployment "${id}" in ${folder}`)];
}

function fileUnder(root: URL, folder: string): URL {
  return new URL(`${pathToFileURL(folder)}/`, root);
}

/** As seen from the tree; a folder elsewhere keeps its whole path. */
function shown(root: URL, folder: string, file: string): string {
  const path = relative(root.pathname, folder);
  return `${path.startsWith('..') ? folder : path}/${file}`;
}

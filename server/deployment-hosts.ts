import type { Deployment } from '#schemas';
import type { FieldProblem } from './problems.ts';

/** A deployment's file that is invalid: its hosts show the problems, others work. */
export type BrokenDeployment = { id: string; country?: string; problems: FieldProblem[] };

/** The result for a host name: a deployment, or an invalid file. */
export type FoundDeployment =
  | { ok: true; deployment: Deployment }
  | { ok: false; broken: BrokenDeployment };

/** A deployment's file as it was read, and the hosts that it lists. */
export type ReadFile = { id: string; found: FoundDeployment; hosts: readonly string[] };

/** What each host leads to, and all files; an invalid one may have no host left. */
export type SharedHosts = {
  byHost: Map<string, FoundDeployment>;
  files: readonly FoundDeployment[];
};

/**
 * Assigns hosts to files. Valid files come first, and each owns `{id}.localhost`. A host that two of them list goes to the first, and
 * the later file becomes invalid, with a problem that names both. Invalid files get the remaining hosts.
 */
export function shareHosts(files: readonly ReadFile[]): SharedHosts {
  const owners = new Map<string, string>();
  const found = new Map(files.map((file) => [file.id, file.found]));
  const good = files.filter((file) => file.found.ok);
  for (const { id } of good) owners.set(ownHost(id), id);
  for (const file of good) {
    const taken = claimsOf(file).find((host) => (owners.get(host) ?? file.id) !== file.id);
    if (taken !== undefined) found.set(file.id, claimedTwice(file, taken, owners.get(taken)));
    else for (const host of claimsOf(file)) owners.set(host, file.id);
  }
  for (const file of files) {
    if (found.get(file.id)?.ok) continue;
    for (const host of [ownHost(file.id), ...claimsOf(file)]) {
      if (!owners.has(host)) owners.set(host, file.id);
    }
  }
  const byHost = [...owners].flatMap(([host, id]) => {
    const file = found.get(id);
    return file ? [[host, file] as const] : [];
  });
  return { byHost: new Map(byHost), files: [...found.values()] };
}

function ownHost(id: string): string {
  return `${id}.localhost`.toLowerCase();
}

function claimsOf({ hosts }: ReadFile): string[] {
  return hosts.map((host) => host.toLowerCase());
}

function claimedTwice(
  { id, found, hosts }: ReadFile,
  host: string,
  owner: string | undefined,
): FoundDeployment {
  const field = `hosts.${hosts.findIndex((each) => each.toLowerCase() === host)}`;
  const country = found.ok ? found.deployment.country : undefined;
  const why = `${host} is claimed by ${owner}.json already, so ${id}.json cannot have it`;
  return {
    ok: false,
    broken: { id, ...(country && { country }), problems: [{ field, why }] },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { Deployment, type Market } from '#schemas';
import { type FieldProblem, problemsOf } from './problems.ts';
import { StartError } from './start-error.ts';

/** A deployment's file that cannot be used: its hosts show what is wrong, the others go on. */
export type BrokenDeployment = { id: string; problems: FieldProblem[] };

export type FoundDeployment =
  | { ok: true; deployment: Deployment }
  | { ok: false; broken: BrokenDeployment };

/** All deployments of this server. */
export type Deployments = {
  /** Which deployment answers for a host name; unknown names get the default one. */
  forHost(host: string): FoundDeployment;
  readonly all: readonly Deployment[];
  readonly broken: readonly BrokenDeployment[];
};

/** All that is needed of a broken file to tell its visitors so. */
const Hosts = z.object({ hosts: z.array(z.string()) });

type Markets = ReadonlyMap<string, Market>;

/** Reads every `*.json` of a folder; throws `StartError` only when the default one does not exist. */
export async function loadDeployments(
  folder: string,
  markets: Markets,
  defaultId: string | undefined,
): Promise<Deployments> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const byHost = new Map<string, FoundDeployment>();
  for (const name of names) {
    const id = basename(name, '.json');
    const { found, hosts } = readDeployment(
      id,
      await readFile(join(folder, name), 'utf8'),
      markets,
    );
    for (const host of [`${id}.localhost`, ...hosts]) byHost.set(host.toLowerCase(), found);
  }
  const fallback = chooseDefault(byHost, defaultId);
  if (!fallback) {
    throw new StartError(
      `There is no deployment "${defaultId}": DEPLOYMENT must name a file of ${folder}.`,
    );
  }
  if (defaultId !== undefined) byHost.set('localhost', fallback);
  const found = [...new Set(byHost.values())];
  return {
    forHost: (host) => byHost.get(host.toLowerCase()) ?? fallback,
    all: found.flatMap((each) => (each.ok ? [each.deployment] : [])),
    broken: found.flatMap((each) => (each.ok ? [] : [each.broken])),
  };
}

/** The one that was asked for, else whose host is `localhost`; a broken file may have been meant to be it. */
function chooseDefault(
  byHost: ReadonlyMap<string, FoundDeployment>,
  id: string | undefined,
): FoundDeployment | undefined {
  if (id !== undefined) return byHost.get(`${id}.localhost`);
  const all = [...byHost.values()];
  return byHost.get('localhost') ?? all.find(({ ok }) => !ok) ?? all[0];
}

/** Checks one file against the schema and against the market it names. */
export function readDeployment(
  id: string,
  text: string,
  markets: Markets,
): { found: FoundDeployment; hosts: readonly string[] } {
  const broken = (problems: FieldProblem[], hosts: readonly string[] = []) => {
    return { found: { ok: false as const, broken: { id, problems } }, hosts };
  };
  const json = parseJson(text);
  if (!json.ok) return broken([{ field: `${id}.json`, why: json.why }]);
  const parsed = Deployment.safeParse(json.value);
  if (!parsed.success) {
    const claimed = Hosts.safeParse(json.value);
    return broken(problemsOf(parsed.error), claimed.data?.hosts);
  }
  const deployment = parsed.data;
  const problems = disagreements(id, deployment, markets.get(deployment.country));
  if (problems.length > 0) return broken(problems, deployment.hosts);
  return { found: { ok: true, deployment }, hosts: deployment.hosts };
}

/** What a schema cannot see: a deployment may only choose among what its market offers. */
function disagreements(id: string, given: Deployment, market: Market | undefined): FieldProblem[] {
  if (!market) return [{ field: 'country', why: `there is no market ${given.country}` }];
  const { supportedLanguages, defaultLanguage, defaultPaymentMethod } = given;
  const offered = market.languages.join(', ');
  const strange = supportedLanguages.find((language) => !market.languages.includes(language));
  const checks: [boolean, FieldProblem][] = [
    [given.id === id, { field: 'id', why: `must be "${id}" like the file's name` }],
    [
      given.currency === market.currency,
      { field: 'currency', why: `the market's is ${market.currency}` },
    ],
    [
      given.timezone === market.timezone,
      { field: 'timezone', why: `the market's is ${market.timezone}` },
    ],
    [
      given.phonePrefix === market.phonePrefix,
      { field: 'phonePrefix', why: `the market's is ${market.phonePrefix}` },
    ],
    [
      strange === undefined,
      { field: 'supportedLanguages', why: `${strange} is none of ${offered}` },
    ],
    [
      supportedLanguages.includes(defaultLanguage),
      { field: 'defaultLanguage', why: `must be one of ${supportedLanguages.join(', ')}` },
    ],
    [
      market.paymentMethods.includes(defaultPaymentMethod),
      {
        field: 'defaultPaymentMethod',
        why: `must be one of ${market.paymentMethods.join(', ')}`,
      },
    ],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; why: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (cause) {
    return { ok: false, why: `is not JSON (${cause instanceof Error ? cause.message : cause})` };
  }
}

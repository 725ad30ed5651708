import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { Deployment, type Market } from '#schemas';
import { brandIds } from './brand.ts';
import { brandPreviews } from './brand-previews.ts';
import {
  type BrokenDeployment,
  type FoundDeployment,
  type SharedHosts,
  shareHosts,
} from './deployment-hosts.ts';
import { previewOf } from './preview.ts';
import { type FieldProblem, problemsOf } from './problems.ts';
import { StartError } from './start-error.ts';

/** All deployments of this server. */
export type Deployments = {
  /** The deployment of a host name; unknown names get the default one. */
  forHost(host: string): FoundDeployment;
  /** Whether a file or a preview has this host name. */
  claims(host: string): boolean;
  readonly all: readonly Deployment[];
  /** The deployments without a file, which the demo computes for other markets. */
  readonly previews: readonly Deployment[];
  readonly broken: readonly BrokenDeployment[];
};

/** The part of an invalid file that is still read: its hosts and country, so that nothing else takes its place. */
const Claims = z.object({
  hosts: z.catch(z.array(z.string()), []),
  country: z.catch(z.string(), ''),
});

type Markets = ReadonlyMap<string, Market>;

/** What a deployment may name: the markets that can be used, and the folders of brands. */
export type Nameable = { markets: Markets; brands: readonly string[] };

/**
 * Reads every `*.json` of a folder; throws `StartError` only when the folder or the default deployment is missing. With `demo`, adds
 * previews of markets without a file, and of each deployment in every brand.
 */
export async function loadDeployments(
  folder: string,
  markets: Markets,
  defaultId: string | undefined,
  demo = false,
): Promise<Deployments> {
  const brands = await brandIds();
  const { byHost, files } = await readFolder(folder, { markets, brands });
  const fallback = chooseDefault(byHost, defaultId);
  if (!fallback) {
    throw new StartError(
      `There is no deployment "${defaultId}": DEPLOYMENT must name a file of ${folder}.`,
    );
  }
  if (defaultId !== undefined) byHost.set('localhost', fallback);
  const previews = demo ? previewsBeside(byHost, fallback, markets) : [];
  for (const each of previews) {
    for (const host of each.hosts) byHost.set(host, { ok: true, deployment: each });
  }
  const found = [...new Set([...byHost.values(), ...files])];
  if (demo) leadCountries(byHost);
  const all = found.flatMap((each) => (each.ok ? [each.deployment] : []));
  const branded = demo ? brandPreviews(all, brands) : null;
  const at = (host: string) => byHost.get(host.toLowerCase()) ?? branded?.get(host.toLowerCase());
  return {
    previews,
    forHost: (host) => at(host) ?? fallback,
    claims: (host) => at(host) !== undefined,
    all,
    broken: found.flatMap((each) => (each.ok ? [] : [each.broken])),
  };
}

/** Reads the files of a folder, and assigns their hosts. */
export async function readFolder(folder: string, known: Nameable): Promise<SharedHosts> {
  const files = (await namesIn(folder)).map(async (name) => {
    const id = basename(name, '.json');
    return { id, ...readDeployment(id, await readFile(join(folder, name), 'utf8'), known) };
  });
  return shareHosts(await Promise.all(files));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new StartError(`The folder of the deployments, ${folder}, cannot be read (${why}).`, {
      cause,
    });
  }
}

/** A preview for each market without a file, modelled on the default deployment, at a free host. */
function previewsBeside(
  byHost: ReadonlyMap<string, FoundDeployment>,
  fallback: FoundDeployment,
  markets: Markets,
): Deployment[] {
  const files = [...byHost.values()];
  const named = new Set(
    files.map((each) => (each.ok ? each.deployment.country : each.broken.country)),
  );
  const model = [fallback, ...files].find((each) => each.ok)?.deployment;
  if (!model) return [];
  return [...markets.values()]
    .filter(({ country }) => !named.has(country))
    .map((market) => previewOf(market, model))
    .filter(({ hosts }) => !hosts.some((host) => byHost.has(host)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Lets `{country}.localhost`, where the preview was, lead to the file of that country. */
function leadCountries(byHost: Map<string, FoundDeployment>): void {
  for (const found of [...byHost.values()]) {
    const { country = '' } = found.ok ? found.deployment : found.broken;
    const host = `${country.toLowerCase()}.localhost`;
    if (country !== '' && !byHost.has(host)) byHost.set(host, found);
  }
}

/** The deployment with this id, else that of `localhost`; may be an invalid file. */
function chooseDefault(
  byHost: ReadonlyMap<string, FoundDeployment>,
  id: string | undefined,
): FoundDeployment | undefined {
  if (id !== undefined) return byHost.get(`${id}.localhost`);
  const all = [...byHost.values()];
  return byHost.get('localhost') ?? all.find(({ ok }) => !ok) ?? all[0];
}

/** Checks one file against the schema, and against the market and the brand it names. */
export function readDeployment(
  id: string,
  text: string,
  { markets, brands }: Nameable,
): { found: FoundDeployment; hosts: readonly string[] } {
  const broken = (problems: FieldProblem[], { hosts, country }: z.infer<typeof Claims>) => {
    return { found: { ok: false as const, broken: { id, country, problems } }, hosts };
  };
  const json = parseJson(text);
  if (!json.ok) return broken([{ field: `${id}.json`, why: json.why }], nothing);
  const parsed = Deployment.safeParse(json.value, { reportInput: true });
  if (!parsed.success) {
    return broken(problemsOf(parsed.error), Claims.safeParse(json.value).data ?? nothing);
  }
  const deployment = parsed.data;
  const problems = [
    ...disagreements(id, deployment, markets.get(deployment.country)),
    ...unknownNames(deployment, brands),
  ];
  if (problems.length > 0) return broken(problems, deployment);
  return { found: { ok: true, deployment }, hosts: deployment.hosts };
}

/** The claims of an unreadable file. */
const nothing = { hosts: [], country: '' };

/** Problems that the schema cannot see: a deployment may only choose what its market offers. */
function disagreements(id: string, given: Deployment, market: Market | undefined): FieldProblem[] {
  if (!market) return [{ field: 'country', why: noMarket(given.country) }];
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

/** Problems of an unknown brand and of invalid hosts. */
function unknownNames({ brand, hosts }: Deployment, brands: readonly string[]): FieldProblem[] {
  return [
    ...(brands.includes(brand)
      ? []
      : [{ field: 'brand', why: `there is no brand ${brand}, only ${brands.join(', ')}` }]),
    ...hosts.flatMap((host, at) => {
      const why = `"${host}" is no host name, which has no scheme, port or path`;
      return /^[\w.-]+$/.test(host) ? [] : [{ field: `hosts.${at}`, why }];
    }),
  ];
}

/** The problem of a market that is missing, invalid or a draft. */
function noMarket(country: string): string {
  const file = `markets/${country.toLowerCase()}.ts`;
  return `there is no market ${country} that can be used: ${file} is missing, wrong, or a draft, which only a demo shows until its status is "confirmed"`;
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; why: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (cause) {
    return { ok: false, why: `is not JSON (${cause instanceof Error ? cause.message : cause})` };
  }
}

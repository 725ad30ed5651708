import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { servable } from '../../server/markets.ts';
import { checkBrands } from './brands.ts';
import { checkDeployments } from './deployments.ts';
import { checkEnvironment, type Environment } from './environment.ts';
import { checkFeatures } from './features.ts';
import type { Finding } from './finding.ts';
import { checkMarkets } from './markets.ts';
import { checkTexts } from './texts.ts';

/** What is wrong (`findings`), what will not work (`notes`), and a summary of what was checked. */
export type Checked = { findings: readonly Finding[]; notes: readonly string[]; looked: string };

/** Checks everything that a start reads before its database, by the same rules, and does not stop at the first error. */
export async function checkConfig(root: URL, environment: Environment): Promise<Checked> {
  const { findings, notes, config, at } = checkEnvironment(environment);
  const { markets, ...inMarkets } = await checkMarkets(root);
  const { brands, ...inBrands } = await checkBrands(root);
  const texts = await checkTexts(root, brands);
  const features = await checkFeatures(root, markets);
  const folder = resolve(config.deploymentsDir ?? fileURLToPath(new URL('deployments', root)));
  const known = { markets: servable(markets, config), brands };
  const { deployment, oidcSecrets } = config;
  const wanted = { ...known, deployment, oidcSecrets, at };
  const deployments = await checkDeployments(root, folder, wanted);
  const counts = [
    ...[`${deployments.count} deployments`, `${markets.size} markets`, `${brands.length} brands`],
    `${features.features} features`,
  ];
  return {
    findings: [
      ...[...findings, ...inMarkets.findings, ...inBrands.findings],
      ...[...texts, ...features.findings, ...deployments.findings],
    ],
    notes: [...notes, ...features.notes, ...deployments.notes],
    looked: `${counts.join(', ')} and the environment`,
  };
}

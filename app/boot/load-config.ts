import { markets } from 'virtual:markets';
import { loadBrand } from '#brands';
import type { Config } from '#core';
import type { Deployment } from '#schemas';

/** Why the app cannot start, with the field of the deployment that is wrong, if one is. */
export class StartProblem extends Error {
  readonly field: string | null;
  constructor(message: string, field: string | null = null) {
    super(message);
    this.field = field;
  }
}

/** Loads a deployment's market, its brand and the phone number rules of its country. */
export async function loadConfig(deployment: Deployment): Promise<Config> {
  const { country } = deployment;
  const [found, brand] = await Promise.all([markets[country]?.(), loadBrand(deployment.brand)]);
  if (found === undefined) throw new StartProblem(country, 'country');
  if (brand === undefined) throw new StartProblem(deployment.brand, 'brand');
  const { market, phoneMetadata: metadata } = found;
  return { deployment, market, brand, phonePlan: { country, metadata } };
}

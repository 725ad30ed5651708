import { phoneMetadata } from 'virtual:phone-metadata';
import { loadBrand } from '#brands';
import type { Config } from '#core';
import { loadMarket } from '#markets';
import type { Deployment } from '#schemas';

/** What cannot be started, and which field of the deployment is the reason, if one is. */
export class StartProblem extends Error {
  readonly field: string | null;
  constructor(message: string, field: string | null = null) {
    super(message);
    this.field = field;
  }
}

/** Loads what a deployment names: its market, its brand and the phone numbers of its country. */
export async function loadConfig(deployment: Deployment): Promise<Config> {
  const { country } = deployment;
  const [market, brand, metadata] = await Promise.all([
    loadMarket(country),
    loadBrand(deployment.brand),
    phoneMetadata[country]?.(),
  ]);
  if (market === undefined || metadata === undefined) throw new StartProblem(country, 'country');
  if (brand === undefined) throw new StartProblem(deployment.brand, 'brand');
  return { deployment, market, brand, phonePlan: { country, metadata } };
}

import { readFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/min/metadata';
import type { Config } from '#core';
import { metadataOf } from '#core/rules';
import { Deployment, type Market } from '#schemas';
import { contextFor } from './composition.ts';

const file = new URL('../../deployments/sg.json', import.meta.url);
const sample = Deployment.parse(JSON.parse(readFileSync(file, 'utf8')));

/** What a start learns where the deployment is in this market. */
export function configOf(market: Market): Config {
  const { country, currency, timezone } = market;
  const deployment = { ...sample, country, currency, timezone };
  const phonePlan = { country, metadata: metadataOf(metadata, country) };
  return { deployment, market, brand: contextFor([]).brand, phonePlan };
}

import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    productPort: number;
    chromiumPath: string;
  }
}

/** One product and one browser binary for all journeys of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await findChromium());
  const product = await startProduct();
  project.provide('productPort', product.port);
  return product.stop;
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { prepareData } from './prepared-data.ts';
import { type Product, startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a worker asks for the product that is its own. */
    lobby: string;
    chromiumPath: string;
    /** Files that a product of a test's own begins with. */
    preparedData: string;
  }
}

/**
 * One browser binary for all journeys of the run, and a product for each worker: files that run side by side never see
 * each other's orders. All begin with a copy of the same files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await findChromium());
  const prepared = await prepareData();
  project.provide('preparedData', prepared.folder);
  const products = new Map<string, Promise<Product>>();
  const lobby = createServer(async ({ url = '' }, response) => {
    const product = products.get(url) ?? startProduct({ prepared: prepared.folder });
    products.set(url, product);
    const answer = await product.then(({ port }) => ({ port }), String);
    response.end(JSON.stringify(answer));
  }).listen(0, 'localhost');
  await once(lobby, 'listening');
  const { port } = lobby.address() as AddressInfo;
  project.provide('lobby', `http://localhost:${port}`);
  return async () => {
    lobby.close();
    const stopped = await Promise.allSettled(
      [...products.values()].map(async (each) => (await each).stop()),
    );
    await prepared.remove();
    const failures = stopped.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    if (failures.length === 0) return;
    // Otherwise failures after the last test would only be printed.
    process.exitCode = 1;
    throw new AggregateError(failures, failures.map(String).join('\n'));
  };
}

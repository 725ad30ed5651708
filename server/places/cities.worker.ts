import { parentPort } from 'node:worker_threads';
import { batchesOf, readCities } from './cities.ts';

/** Reads the towns in a worker, so that the server stays responsive. */
const batchAt = batchesOf(readCities);
parentPort?.on('message', (from: number) => {
  parentPort?.postMessage(batchAt(from));
});

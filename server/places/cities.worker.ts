import { parentPort } from 'node:worker_threads';
import { batchesOf, readCities } from './cities.ts';

/** Reads the towns beside the server's own thread, which stays free to answer. */
const batchAt = batchesOf(readCities);
parentPort?.on('message', (from: number) => {
  parentPort?.postMessage(batchAt(from));
});

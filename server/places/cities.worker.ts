import { parentPort } from 'node:worker_threads';
import { batchOf, readCities } from './cities.ts';

/** Reads the towns beside the server's own thread, which stays free to answer, and takes their memory along when it ends. */
const cities = readCities();
parentPort?.on('message', (from: number) => {
  parentPort?.postMessage(batchOf(cities, from));
});

/** Starts the worker that locates riders; talk to it as a `RidersWorker` through Comlink. */
export function startRidersWorker(): Worker {
  return new Worker(new URL('./riders.ts', import.meta.url), { type: 'module', name: 'riders' });
}
export type { RidersWorker } from './riders.ts';

/** Starts the worker that locates riders; talk to it as a `RidersWorker` through Comlink. */
export function startRidersWorker(): Worker {
  return new Worker(new URL('./riders.ts', import.meta.url), { type: 'module', name: 'riders' });
}
export type { RidersWorker } from './riders.ts';
/** Starts the worker that reads a file of orders; talk to it as a `SpreadsheetWorker` through Comlink. */
export function startSpreadsheetWorker(): Worker {
  return new Worker(new URL('./spreadsheet.ts', import.meta.url), {
    type: 'module',
    name: 'spreadsheet',
  });
}
export type { SpreadsheetWorker } from './spreadsheet.ts';

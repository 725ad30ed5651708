import type { BulkSnapshot } from '#core';

const views = {
  begin: 'loading',
  askFile: 'file',
  readFile: 'reading',
  matchColumns: 'reading',
  mapColumns: 'columns',
  checkRows: 'reading',
  repairRows: 'repair',
  createJob: 'repair',
  fetchJob: 'loading',
  unavailable: 'unavailable',
  judge: 'loading',
  preprocess: 'results',
  lookAtPreprocessing: 'results',
  showResults: 'results',
  changeRows: 'results',
  changesFailed: 'results',
  confirmPlacing: 'results',
  placeOrders: 'results',
  place: 'placing',
  lookAtPlacing: 'placing',
  placed: 'placed',
} as const satisfies Record<BulkSnapshot['value'], string>;

/** What the screen shows; several states of the flow look alike. */
export type Step = (typeof views)[BulkSnapshot['value']];

export function stepOf({ value }: BulkSnapshot): Step {
  return views[value];
}

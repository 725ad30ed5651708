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
  addRows: 'repair',
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

const later = ['columns', 'repair', 'results', 'placing', 'placed'] as const;
/** What comes after a file was read, or of a job. */
export type LaterStep = (typeof later)[number];

export function isLater(step: Step): step is LaterStep {
  return later.some((each) => each === step);
}

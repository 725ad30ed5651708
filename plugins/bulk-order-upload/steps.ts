import { type BulkSnapshot, type BulkStep, bulkSteps } from '#core';

/** The step on screen; several states of the flow share one. */
export function stepOf(snapshot: BulkSnapshot): BulkStep {
  return bulkSteps.find((page) => snapshot.hasTag(page)) ?? 'loading';
}

const later = ['columns', 'repair', 'results', 'placing', 'placed'] as const;
/** A step after reading a file, or of a job. */
export type LaterStep = (typeof later)[number];

export function isLater(step: BulkStep): step is LaterStep {
  return later.some((each) => each === step);
}

/** Whether a step has its own heading, which replaces the page's. */
export function hasTitle(step: BulkStep | null): boolean {
  return step !== null && (step === 'reading' || isLater(step));
}

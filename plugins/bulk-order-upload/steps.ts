import { type BulkSnapshot, type BulkStep, bulkSteps } from '#core';

/** What the screen shows; several states of the flow look alike. */
export function stepOf(snapshot: BulkSnapshot): BulkStep {
  return bulkSteps.find((page) => snapshot.hasTag(page)) ?? 'loading';
}

const later = ['columns', 'repair', 'results', 'placing', 'placed'] as const;
/** What comes after a file was read, or of a job. */
export type LaterStep = (typeof later)[number];

export function isLater(step: BulkStep): step is LaterStep {
  return later.some((each) => each === step);
}

/** Whether a step has a heading of its own, which is that of the page then. */
export function hasTitle(step: BulkStep | null): boolean {
  return step !== null && (step === 'reading' || isLater(step));
}

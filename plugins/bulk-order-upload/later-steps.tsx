import type { BulkSnapshot } from '#core';
import { ColumnsStep } from './columns-step.tsx';
import { PlacedStep } from './placed-step.tsx';
import { PlacingStep } from './placing-step.tsx';
import { RepairStep } from './repair-step.tsx';
import { ResultsStep } from './results-step.tsx';
import type { LaterStep } from './steps.ts';

export { FileNews } from './file-news.tsx';

/** The steps after reading a file, whose code is loaded meanwhile. */
export function LaterSteps({ step, snapshot }: { step: LaterStep; snapshot: BulkSnapshot }) {
  if (step === 'columns') return <ColumnsStep snapshot={snapshot} />;
  if (step === 'repair') return <RepairStep snapshot={snapshot} />;
  if (step === 'results') return <ResultsStep snapshot={snapshot} />;
  if (step === 'placing') return <PlacingStep snapshot={snapshot} />;
  return <PlacedStep snapshot={snapshot} />;
}

/** How many things held and how many did not. */
export type Outcome = { passed: number; failed: number };

/** What we read of the report that vitest writes. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts the tests of a run. A file that could not be loaded counts as one failure, and so does a
 * run that failed outside any test or left no report: an exit code is never lost.
 */
export function outcomeOf(report: VitestReport | undefined, ended: boolean): Outcome {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: ended ? failed : Math.max(failed, 1),
  };
}

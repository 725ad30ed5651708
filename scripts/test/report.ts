import { relative } from 'node:path';

/** How many things held and how many did not, and a line on each test that did not hold at once. */
export type Outcome = { passed: number; failed: number; troubles: readonly string[] };

type TestResult = { status: string; fullName: string; failureMessages: string[] };

/** What we read of the report that vitest writes. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: TestResult[];
  }[];
};

type FileResult = VitestReport['testResults'][number];

/**
 * Counts the tests of a run. A file that could not be loaded counts as one failure, and so does a
 * run that failed outside any test or left no report: an exit code is never lost.
 */
export function outcomeOf(report: VitestReport | undefined, ended: boolean): Outcome {
  const files = report?.testResults ?? [];
  const failed = (report?.numFailedTests ?? 0) + files.filter(couldNotLoad).length;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: ended ? failed : Math.max(failed, 1),
    troubles: files.flatMap(troublesOf),
  };
}

function couldNotLoad({ status, assertionResults }: FileResult): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function troublesOf(file: FileResult): string[] {
  const where = relative(process.cwd(), file.name);
  const unloaded = couldNotLoad(file) ? [`✗ ${where}: ${inOneLine(file.message)}`] : [];
  const tests = file.assertionResults.flatMap((test) => {
    const [reason] = test.failureMessages;
    // A test that passed and has a reason to fail passed at its second try.
    const mark = test.status === 'failed' ? '✗' : '↻';
    return reason === undefined
      ? []
      : [`${mark} ${where} > ${test.fullName}: ${inOneLine(reason)}`];
  });
  return [...unloaded, ...tests];
}

/** What an error says, without where it was thrown and without the rest of a long difference. */
function inOneLine(reason: string): string {
  const [said = ''] = reason.split(/\n\s+at /, 1);
  return said.replace(/\s+/g, ' ').slice(0, 300);
}

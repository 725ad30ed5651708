import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many things held and how many did not, with a line on each that did not, and on each test that held at its second try. */
export type Outcome = {
  passed: number;
  failed: number;
  troubles: readonly string[];
  retried: readonly string[];
};

/** So many tests of a run may need their second try; more are a fault of the product or of the tests. */
const secondTriesAllowed = 2;

/** The last lines of a run: each test that needed its second try, and the sums. */
export function endOf(outcomes: readonly Outcome[]): { lines: readonly string[]; holds: boolean } {
  const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
  const failed = outcomes.reduce((sum, each) => sum + each.failed, 0);
  const retried = outcomes.flatMap((each) => each.retried);
  const tooMany = retried.length > secondTriesAllowed;
  return {
    lines: [
      ...retried.map((each) => `↻ ${each}`),
      ...(tooMany
        ? [`✗ ${retried.length} tests needed a second try; ${secondTriesAllowed} may`]
        : []),
      `${passed} passed, ${failed} failed, ${retried.length} at the second try`,
    ],
    holds: failed === 0 && !tooMany,
  };
}

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
 * run that failed outside any test or left no report, which tells the error it said last: an exit code is never lost.
 */
export function outcomeOf(report: VitestReport | undefined, ended: boolean, errors = ''): Outcome {
  const files = report?.testResults ?? [];
  const failed = (report?.numFailedTests ?? 0) + files.filter(couldNotLoad).length;
  const isOutside = !ended && failed === 0;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: isOutside ? 1 : failed,
    troubles: isOutside ? [outside(errors)] : files.flatMap(troublesOf),
    retried: files.flatMap(retriedIn),
  };
}

function outside(errors: string): string {
  const said = stripVTControlCharacters(errors);
  const last = said.slice(said.lastIndexOf('\n', said.lastIndexOf('Error: ')) + 1);
  return `✗ outside any test: ${inOneLine(last)}`;
}

function couldNotLoad({ status, assertionResults }: FileResult): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function troublesOf(file: FileResult): string[] {
  const where = relative(process.cwd(), file.name);
  const unloaded = couldNotLoad(file) ? [`✗ ${where}: ${inOneLine(file.message)}`] : [];
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  return [...unloaded, ...failed.map((test) => `✗ ${named(file, test)}`)];
}

/** A test that passed and has a reason to fail passed at its second try. */
function retriedIn(file: FileResult): string[] {
  return file.assertionResults
    .filter(({ status, failureMessages }) => status !== 'failed' && failureMessages.length > 0)
    .map((test) => named(file, test));
}

function named({ name }: FileResult, { fullName, failureMessages }: TestResult): string {
  const [reason = ''] = failureMessages;
  return `${relative(process.cwd(), name)} > ${fullName}: ${inOneLine(reason)}`;
}

/**
 * What an error says, without where it was thrown. Of a long one the middle is left out: a browser's says at its end what stood
 * in the way.
 */
function inOneLine(reason: string): string {
  const [said = ''] = stripVTControlCharacters(reason).split(/\n\s+(?:at|❯) /, 1);
  const line = said.replace(/\s+/g, ' ').trim();
  return line.length <= 2 * enough ? line : `${line.slice(0, enough)} … ${line.slice(-enough)}`;
}

const enough = 300;

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endOf, outcomeOf, type VitestReport } from '../../scripts/test/report.ts';

type FileResult = VitestReport['testResults'][number];

const name = join(process.cwd(), 'tests/a.test.ts');
const file: FileResult = { name, status: 'passed', message: '', assertionResults: [] };
const held = { status: 'passed', fullName: 'a holds', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'b fails',
  failureMessages: ['Error: two reasons:\n one\n two\n    at b.ts:3'],
};
const retried = {
  status: 'passed',
  fullName: 'c holds',
  failureMessages: ['Error: c\n    at c.ts:9'],
};

const report = (numFailedTests: number, ...testResults: FileResult[]): VitestReport => ({
  numPassedTests: 4,
  numFailedTests,
  testResults,
});

test('tests are counted, and those that hold at once are not named', () => {
  const outcome = outcomeOf(report(0, { ...file, assertionResults: [held] }), true);
  expect(outcome).toEqual({ passed: 4, failed: 0, troubles: [], retried: [] });
});

test('a failed test and one that needed a second try are named with what was wrong', () => {
  const troubled = { ...file, status: 'failed', assertionResults: [held, failed, retried] };
  expect(outcomeOf(report(1, troubled), false)).toEqual({
    passed: 4,
    failed: 1,
    troubles: ['✗ tests/a.test.ts > b fails: Error: two reasons: one two'],
    retried: ['tests/a.test.ts > c holds: Error: c'],
  });
});

test('of a long reason its beginning and its end are told, as plain text', () => {
  const log = `\u001b[2mTimeout\u001b[22m ${'waiting '.repeat(200)}a dialog takes the click\n    at d.ts:1`;
  const slow = { ...retried, failureMessages: [log] };
  const [line = ''] = outcomeOf(report(0, { ...file, assertionResults: [slow] }), true).retried;
  expect(line).toMatch(
    /^tests\/a\.test\.ts > c holds: Timeout waiting .* … .*a dialog takes the click$/,
  );
  expect(line.length).toBeLessThan(700);
});

test('a file that could not be loaded is a failure', () => {
  const unloaded = { ...file, status: 'failed', message: 'No such module' };
  expect(outcomeOf(report(0, unloaded), false)).toEqual({
    passed: 4,
    failed: 1,
    troubles: ['✗ tests/a.test.ts: No such module'],
    retried: [],
  });
});

test('a run that left no report is a failure', () => {
  expect(outcomeOf(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that failed outside any test is a failure, which tells the error that it said last', () => {
  const said =
    'Error: a warning\n    at once\nerror during close\nError: No test has seen:\na b\n    at c.ts\n';
  expect(outcomeOf(report(0), false, said)).toEqual({
    passed: 4,
    failed: 1,
    troubles: ['✗ outside any test: Error: No test has seen: a b'],
    retried: [],
  });
});

test('a test that needed its second try is named in the last lines, and more than two fail the run', () => {
  const step = (...retried: string[]) => ({ passed: 1, failed: 0, troubles: [], retried });
  expect(endOf([step('a'), step(), step('b')])).toEqual({
    lines: ['↻ a', '↻ b', '3 passed, 0 failed, 2 at the second try'],
    holds: true,
  });
  expect(endOf([step('a', 'b'), step('c')])).toEqual({
    lines: [
      '↻ a',
      '↻ b',
      '↻ c',
      '✗ 3 tests needed a second try; 2 may',
      '2 passed, 0 failed, 3 at the second try',
    ],
    holds: false,
  });
  expect(endOf([{ ...step(), failed: 1 }]).holds).toBe(false);
});

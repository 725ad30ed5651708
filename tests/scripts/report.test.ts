import { expect, test } from 'vitest';
import { outcomeOf } from '../../scripts/test/report.ts';

test('tests are counted', () => {
  const report = { numPassedTests: 4, numFailedTests: 0, testResults: [] };
  expect(outcomeOf(report, true)).toEqual({ passed: 4, failed: 0 });
});

test('a file that could not be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ];
  const report = { numPassedTests: 4, numFailedTests: 1, testResults };
  expect(outcomeOf(report, false)).toEqual({ passed: 4, failed: 2 });
});

test('a run that left no report is a failure', () => {
  expect(outcomeOf(undefined, false)).toEqual({ passed: 0, failed: 1 });
});

test('a run that failed outside any test is a failure', () => {
  const report = { numPassedTests: 4, numFailedTests: 0, testResults: [] };
  expect(outcomeOf(report, false)).toEqual({ passed: 4, failed: 1 });
});

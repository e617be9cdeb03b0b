import { expect, test } from 'vitest';
import { add, readPlaywright, readVitest } from './results.ts';

test('a test file that cannot be loaded counts as a failure', () => {
  const report = {
    success: false,
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  expect(readVitest(report)).toEqual({ passed: 3, failed: 2 });
});

test('a run without a single test is a failure, whatever its exit code', () => {
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  expect(readVitest({ ...report, success: true })).toEqual({ passed: 0, failed: 1 });
  expect(readVitest({ ...report, success: false })).toEqual({ passed: 0, failed: 1 });
});

test('a test that needed a second try counts as a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] };
  expect(readPlaywright(report)).toEqual({ passed: 5, failed: 2 });
});

test('results add up', () => {
  expect(
    add([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});

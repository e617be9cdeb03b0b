import { expect, test } from 'vitest';
import { add, failedFiles, readPlaywright, readVitest, withSecondTry } from './results.ts';

test('a test file that cannot be loaded counts as a failure', () => {
  const report = {
    success: false,
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: '/a', status: 'failed', assertionResults: [] },
      { name: '/b', status: 'failed', assertionResults: [{}] },
      { name: '/c', status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  expect(readVitest(report)).toEqual({ passed: 3, failed: 2 });
  expect(failedFiles(report)).toEqual(['/a', '/b']);
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

test('what fails at the second try, too, has failed, and so has what did not run again', () => {
  const first = { passed: 6, failed: 3 };
  expect(withSecondTry(first, { passed: 40, failed: 0 })).toEqual({ passed: 9, failed: 0 });
  expect(withSecondTry(first, { passed: 2, failed: 1 })).toEqual({ passed: 8, failed: 1 });
  const none = readVitest({
    success: true,
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [],
  });
  expect(withSecondTry({ passed: 6, failed: 1 }, none)).toEqual({ passed: 6, failed: 1 });
});

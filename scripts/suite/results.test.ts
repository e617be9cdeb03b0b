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
  expect(readVitest(report)).toEqual({ passed: 3, failed: 2, ofRunner: 0 });
  expect(failedFiles(report)).toEqual(['/a', '/b']);
});

test('a run without a single test is a failure, whatever its exit code', () => {
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const failure = { passed: 0, failed: 1, ofRunner: 1 };
  expect(readVitest({ ...report, success: true })).toEqual(failure);
  expect(readVitest({ ...report, success: false })).toEqual(failure);
});

test('a test that needed a second try counts as a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] };
  expect(readPlaywright(report)).toEqual({ passed: 5, failed: 2, ofRunner: 0 });
});

test('results add up', () => {
  expect(
    add([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});

test('a test that fails at the second try, too, has failed, and so has one that did not run again', () => {
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

test('an error that belongs to no test has failed, whatever passes at the second try', () => {
  const report = {
    success: false,
    numPassedTests: 6,
    numFailedTests: 1,
    testResults: [{ name: '/a', status: 'failed', assertionResults: [{}] }],
  };
  const first = readVitest(report, 1);
  expect(first).toEqual({ passed: 6, failed: 2, ofRunner: 1 });
  expect(withSecondTry(first, { passed: 1, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  const torn = readPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 0 }, errors: [{}] });
  expect(withSecondTry(torn, { passed: 1, failed: 0 })).toEqual({ passed: 4, failed: 1 });
});

/** The counts of one part of the suite. */
export interface Result {
  passed: number;
  failed: number;
  /** Failures of the runner itself, which a second try of tests would not repeat. */
  ofRunner?: number;
}

interface VitestReport {
  /** False, too, when the runner itself failed before the first test. */
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/** A file that cannot be loaded has no tests, and is a failure all the same. */
export function readVitest(report: VitestReport, errors = 0): Result {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const isWithoutReason = failed === 0 && (!report.success || report.numPassedTests === 0);
  const ofRunner = errors || (isWithoutReason ? 1 : 0);
  return { passed: report.numPassedTests, failed: failed + ofRunner, ofRunner };
}

/** The files in which something failed, by their absolute paths. */
export function failedFiles({ testResults }: Pick<VitestReport, 'testResults'>): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A test that passed only at its second try is a failure, because its cause has to be found. */
export function readPlaywright({ stats, errors }: PlaywrightReport): Result {
  const ofRunner = errors.length;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + ofRunner, ofRunner };
}

export function add(results: Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** A test that failed again, or did not run again, has failed, and so has the runner of the first try. */
export function withSecondTry(first: Result, second: Result): Result {
  const { ofRunner = 0 } = first;
  const failed = ofRunner + Math.min(first.failed - ofRunner, second.failed);
  return { passed: first.passed + first.failed - failed, failed };
}

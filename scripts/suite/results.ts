/** The counts of one part of the suite. */
export interface Result {
  passed: number;
  failed: number;
}

interface VitestReport {
  /** False, too, when the runner itself failed before the first test. */
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/** A file that cannot be loaded has no tests, and is a failure all the same. */
export function readVitest(report: VitestReport): Result {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const hasRun = report.success && report.numPassedTests > 0;
  return { passed: report.numPassedTests, failed: hasRun ? failed : Math.max(failed, 1) };
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
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export function add(results: Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** What failed at its second try, too, or did not run again, has failed. */
export function withSecondTry(first: Result, second: Result): Result {
  const failed = Math.min(first.failed, second.failed);
  return { passed: first.passed + first.failed - failed, failed };
}

import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** A reporter of Vitest: how many errors belong to no test, which its own JSON leaves out. */
export default class CountErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env.COUNT_ERRORS_FILE;
    if (file) writeFileSync(file, String(errors.length));
  }
}

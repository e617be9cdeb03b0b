import { run } from '../run.ts';

interface Measured {
  name: string;
  passed: boolean;
  /** In bytes. */
  size: number;
  sizeLimit: number;
}

/** The budgets that are exceeded, one line each. */
export async function checkSizes(budgets = 'scripts/sizes/budgets.ts'): Promise<string[]> {
  const options = ['--json', '--config', budgets];
  const { code, output } = await run('size-limit', options, { quiet: true });
  if (code === 0) return [];
  const exceeded = measuredIn(output)
    .filter(({ passed }) => !passed)
    .map(
      ({ name, size, sizeLimit }) =>
        `${name}: ${size} bytes, allowed are ${sizeLimit} (${budgets})`,
    );
  // It fails, too, where an entry is missing or cannot be bundled.
  return exceeded.length > 0 ? exceeded : output.trimEnd().split('\n');
}

function measuredIn(output: string): Measured[] {
  try {
    return JSON.parse(output);
  } catch {
    return [];
  }
}

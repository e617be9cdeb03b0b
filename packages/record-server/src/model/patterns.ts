import type { Definition } from '@praxiskit/record-model';
import { checkSync } from 'recheck';

/** By pattern: the plug-in, the reader and the documentation check the same views. */
const verdicts = new Map<string, string>();

function judge(pattern: string): string {
  let verdict = verdicts.get(pattern);
  if (verdict === undefined) {
    // As rules use it: over the whole value, by code points.
    verdict = checkSync(`^(?:${pattern})$`, 'u').status;
    verdicts.set(pattern, verdict);
  }
  return verdict;
}

/**
 * Some patterns take more than linear time on a value made for it, and Node has one thread. Throws for
 * one that is not known to be safe.
 */
export function ensurePatterns({ name, columns }: Definition): void {
  for (const [column, { rules = [] }] of Object.entries(columns)) {
    for (const { op, arg } of rules) {
      if (op !== 'pattern' || judge(String(arg)) === 'safe') continue;
      throw new Error(
        `View ${name}.${column}: the pattern ${String(arg)} can take very long on some values. Repeat nothing that is itself repeated.`,
      );
    }
  }
}

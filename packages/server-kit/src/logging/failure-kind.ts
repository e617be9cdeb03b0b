import { framesOf } from './logged-error.ts';

/** As `DEEPEST_CAUSE` of the logged error: causes may form a circle. */
const DEEPEST_CAUSE = 5;

/**
 * Failures with the same kind are logged as one: the same codes, causes included, and the same place in the
 * code. The kind has no message: it may name a record, and there would be no end of kinds.
 */
export function failureKind(error: Error): string {
  const codes: string[] = [];
  for (let at: unknown = error, depth = 0; depth <= DEEPEST_CAUSE; depth += 1) {
    if (!(at instanceof Error)) break;
    codes.push('code' in at ? String(at.code) : at.name);
    at = at.cause;
  }
  return [framesOf(error)[0] ?? '', ...codes].join(' ');
}

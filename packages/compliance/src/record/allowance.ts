import type { Finding } from '../finding.ts';
import { fold } from '../text/fold.ts';

/** One finding that the practice allows, with its reason; the site audits who has allowed it. */
export interface Allowance {
  rule: string;
  /** The words that are allowed; others of the same rule are not. */
  quote: string;
  reason: string;
  /** Who has allowed it: an account's id, or a name. */
  by: string;
  /** ISO 8601. */
  at: string;
}

/** Whether an allowance is for this finding: its rule and its words, and with a reason. */
export function isAllowed(finding: Finding, allowed: readonly Allowance[]): boolean {
  return allowed.some(
    ({ rule, quote, reason, by }) =>
      rule === finding.rule &&
      reason.trim() !== '' &&
      by.trim() !== '' &&
      fold(quote).text.trim() === fold(finding.quote).text.trim(),
  );
}

/** The findings of law that are not allowed. While there are any, nothing is published. */
export function stillOpen<F extends Finding>(
  findings: readonly F[],
  allowed: readonly Allowance[],
): F[] {
  return findings.filter((finding) => finding.kind === 'law' && !isAllowed(finding, allowed));
}

/** Allowances for words that are no longer there: they can be taken from the list. */
export function unusedAllowances(
  findings: readonly Finding[],
  allowed: readonly Allowance[],
): Allowance[] {
  return allowed.filter((one) => !findings.some((finding) => isAllowed(finding, [one])));
}

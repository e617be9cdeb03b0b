/** A finding of a text check: the parts that drafts need. */
export interface DraftFinding {
  readonly rule: string;
  /** The words. */
  readonly quote: string;
  /** The column, or the path inside it: 'body_de', 'questions.0.answer_en'. */
  readonly where: string;
}

/** A finding that may stay. */
export interface DraftAllowance {
  rule: string;
  /** The allowed words; other words of the same rule are not allowed. */
  quote: string;
  reason: string;
  /** The name of the user who allowed it. */
  by: string;
  /** ISO 8601. */
  at: string;
}

const isFor = (allowance: DraftAllowance, { rule, quote }: Pick<DraftFinding, 'rule' | 'quote'>) =>
  allowance.rule === rule && allowance.quote === quote;

/** The findings without an allowance. */
export const notAllowed = <Finding extends DraftFinding>(
  findings: readonly Finding[],
  allowances: readonly DraftAllowance[],
): Finding[] =>
  findings.filter((finding) => !allowances.some((allowance) => isFor(allowance, finding)));

/** The list with one more allowance; of two for the same words the later one counts. */
export function withAllowances(
  list: readonly DraftAllowance[],
  ...more: readonly DraftAllowance[]
): DraftAllowance[] {
  return [...list.filter((one) => !more.some((other) => isFor(other, one))), ...more];
}

/** The list without the allowance for these words. */
export const withoutAllowance = (
  list: readonly DraftAllowance[],
  words: Pick<DraftFinding, 'rule' | 'quote'>,
): DraftAllowance[] => list.filter((one) => !isFor(one, words));

/**
 * The details of a 422 with findings: in the form of broken rules, by the place of each finding.
 */
export function findingDetails(findings: readonly DraftFinding[]): object {
  const places = Map.groupBy(findings, ({ where }) => where);
  return Object.fromEntries(
    [...places].map(([where, found]) => [
      where,
      found.map((finding) => ({ op: 'finding', message: finding.quote, finding })),
    ]),
  );
}

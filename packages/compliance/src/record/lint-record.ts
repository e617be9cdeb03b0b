import type { Finding, Locale } from '../finding.ts';
import { lintText } from '../lint-text.ts';
import type { Facts } from '../rules/facts.ts';
import type { Rule } from '../rules/rule.ts';
import { type Allowance, stillOpen } from './allowance.ts';

export interface LintRecordOptions {
  /** By default the record's own `facts`, where it has any. */
  facts?: Facts;
  rules?: readonly Rule[];
}

/**
 * The findings in all texts of a record, by the names that its columns have: whatever ends in `_de` or `_en`, at
 * any depth. `where` is its way: 'questions.0.answer_de'.
 */
export function lintRecord(record: object, options: LintRecordOptions = {}): Finding[] {
  const known =
    'facts' in record && record.facts !== null && typeof record.facts === 'object'
      ? record.facts
      : {};
  const { facts = known, rules } = options;
  return [...textsOf(record)].flatMap(({ where, locale, text }) =>
    lintText(text, { where, locale, facts, ...(rules ? { rules } : {}) }),
  );
}

/** The findings of `lintRecord` that hold up publishing. */
export function openFindings(
  record: object,
  allowed: readonly Allowance[],
  options: LintRecordOptions = {},
): Finding[] {
  return stillOpen(lintRecord(record, options), allowed);
}

interface RecordText {
  where: string;
  locale: Locale;
  text: string;
}

function* textsOf(value: object, path: readonly string[] = []): Generator<RecordText> {
  for (const [name, member] of Object.entries(value)) {
    const way = [...path, name];
    if (typeof member === 'string') {
      const [, locale] = /_(de|en)$/.exec(name) ?? [];
      if (locale === 'de' || locale === 'en') yield { where: way.join('.'), locale, text: member };
    } else if (member !== null && typeof member === 'object') {
      yield* textsOf(member, way);
    }
  }
}

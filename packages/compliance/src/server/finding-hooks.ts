import { RecordServerError } from '@praxiskit/record-server';
import type { Both, Finding, Locale } from '../finding.ts';
import { type Allowance, stillOpen } from '../record/allowance.ts';
import { type LintRecordOptions, lintRecord } from '../record/lint-record.ts';

/** Wire names of columns with JSON. */
export interface FindingColumns {
  /** Gets the `Finding[]` of the record as it will be; the practice only reads it. */
  findings: string;
}

export interface PublishingColumns {
  /** Has the practice's `Allowance[]`. */
  allowed: string;
  /** The columns whose change publishes the record: 'published_at'. */
  publishes: readonly string[];
}

type Row = Record<string, unknown>;

/**
 * A hook for `beforeCreate` and `beforeUpdate` of record-server: the findings of the written text come back
 * with the record. It refuses nothing, so that autosave continues while a user writes.
 */
export function keepFindings({ findings }: FindingColumns, options: LintRecordOptions = {}) {
  return (values: object): void => {
    const { [findings]: _kept, ...record } = values as Row;
    (values as Row)[findings] = lintRecord(record, options);
  };
}

/**
 * A hook for `beforeCreate` and `beforeUpdate`: what publishes a record is a 422 VALIDATION_FAILED of that column
 * while a finding of law is neither changed nor allowed with a reason. Of a record that is published already
 * only new findings count: earlier ones prevent no other correction.
 */
export function withholdOpenFindings(
  { allowed, publishes }: PublishingColumns,
  options: LintRecordOptions = {},
) {
  return (values: object, context: { before: object | null; locale: Locale }): void => {
    const row = values as Row;
    const before = (context.before ?? {}) as Row;
    const column = publishes.find(
      (name) => row[name] != null && String(row[name]) !== String(before[name]),
    );
    if (column === undefined) return;
    const isPublished = before[column] != null;
    const known = isPublished ? new Set(openIn(before, allowed, options).map(placeOf)) : null;
    const open = openIn(row, allowed, options).filter((finding) => !known?.has(placeOf(finding)));
    if (open.length === 0) return;
    const message = refusal(open)[context.locale];
    throw new RecordServerError('VALIDATION_FAILED', {
      details: { [column]: [{ op: 'custom', message }] },
    });
  };
}

function openIn(row: Row, allowed: string, options: LintRecordOptions): Finding[] {
  const { [allowed]: list, ...record } = row;
  return stillOpen(lintRecord(record, options), Array.isArray(list) ? (list as Allowance[]) : []);
}

const placeOf = ({ rule, where, quote }: Finding) => `${rule} ${where} ${quote}`;

function refusal(open: readonly Finding[]): Both {
  const [first] = open;
  const count = open.length;
  return {
    de: `${count === 1 ? 'Eine Stelle ist' : `${count} Stellen sind`} noch zu ändern oder zu erlauben: „${first?.quote}“ (${first?.law?.de}).`,
    en: `${count === 1 ? 'One place is' : `${count} places are`} still to be changed or allowed: “${first?.quote}” (${first?.law?.en}).`,
  };
}

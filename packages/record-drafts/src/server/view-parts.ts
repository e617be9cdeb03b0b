import { p } from '@mikro-orm/core';
import { type HookContext, RecordServerError, type RecordWrite } from '@praxiskit/record-server';
import { changedColumns } from '../compare/changed-columns.ts';
import type { DraftAllowance, DraftFinding } from '../finding.ts';
import { type DraftRow, isPublicRow } from '../row.ts';
import { throughDraft } from '../through-draft.ts';

/**
 * The columns of drafts, for `propertiesOf` and for `columns` of `defineView`. The entity adds the row that a draft is
 * of, which only it can name: `draftOf: () => p.manyToOne(Price).nullable().unique().deleteRule('cascade')`.
 */
export const draftColumns = {
  draft_of_id: { label: { de: 'Entwurf von', en: 'Draft of' }, readOnly: true },
  /**
   * When the row was made public last; null in a draft, and in a record that never was. A POST may publish at once;
   * which instant it names does not count.
   */
  published_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Veröffentlicht', en: 'Published' },
    createOnly: true,
  },
  published_by_name: {
    property: p.string().nullable(),
    label: { de: 'Veröffentlicht von', en: 'Published by' },
    readOnly: true,
  },
  allowances: {
    property: p.json<DraftAllowance[]>().default([]),
    label: { de: 'Erlaubte Stellen', en: 'Allowed places' },
    readOnly: true,
  },
  findings: {
    property: p.json<DraftFinding[]>().default([]),
    label: { de: 'Funde', en: 'Findings' },
    readOnly: true,
  },
} as const;

/**
 * For `uniques` of `defineEntity`: a value that no two published rows have. A draft has its record's, and a
 * record that is not published yet is in nobody's way.
 */
export const uniqueWhenPublished = <const Property extends string>(property: Property) => ({
  properties: [property] as [Property],
  where: '"draft_of_id" is null and "published_at" is not null',
});

/** What a role that publishes writes beside the columns of the view. */
export const publishingNames = ['published_at'] as const;

/** For `readable` of those who see what is published alone, beside the columns of the view. */
export const publicNames = ['id', 'version', 'created_at', 'updated_at'] as const;

/** For `read` in `access`: the rows that visitors see. Each entity with `draftColumns` has them. */
export const publishedRows = { draftOf: null, publishedAt: { $ne: null } } as const;

/**
 * A hook for `beforeCreate` and `beforeUpdate`: what visitors see of a row is changed by publishing its draft alone,
 * any other update is 409 CONFLICT. The row says when it was published last, and by whom.
 */
export function keepPublished(
  values: object,
  { action, viewer, before }: Pick<HookContext, 'action' | 'viewer' | 'before'>,
): void {
  const row = values as Record<string, unknown>;
  if ((row.draft_of_id ?? null) !== null || (row.published_at ?? null) === null) return;
  const was = before as DraftRow | null;
  if (action !== 'publish' && was !== null && isPublicRow(was)) {
    // What is allowed in it, or was found, is read by no visitor.
    if (changedColumns(was, row).length === 0) return;
    throw new RecordServerError('CONFLICT', { messages: throughDraft });
  }
  row.published_at = new Date().toISOString();
  row.published_by_name = viewer?.name ?? null;
}

/** For `onWrite`: whether the write changes what visitors see. A draft changes nothing of it. */
export const isPublicWrite = ({ before, after }: Pick<RecordWrite, 'before' | 'after'>): boolean =>
  isPublicRow(before) || isPublicRow(after);

/** Whether a view has drafts. */
export const hasDrafts = ({ columns }: { columns?: DraftRow }): boolean =>
  columns !== undefined && 'draft_of_id' in columns;

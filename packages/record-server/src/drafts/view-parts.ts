import { p } from '@mikro-orm/core';
import {
  changedColumns,
  type DraftAllowance,
  type DraftFinding,
  type DraftRow,
  draftRequiredMessages,
  isPublicRow,
} from '@praxiskit/record-model/drafts';
import { RecordServerError } from '../error.ts';
import type { RecordWrite } from '../options.ts';
import type { HookContext } from '../view-hooks.ts';

/**
 * The columns of drafts, for `propertiesOf` and for `columns` of `defineView`. The entity itself
 * adds the relation to the draft's record: `draftOf: () =>
 * p.manyToOne(Price).nullable().unique().deleteRule('cascade')`.
 */
export const draftColumns = {
  draft_of_id: { label: { de: 'Entwurf von', en: 'Draft of' }, readOnly: true },
  /**
   * The time of the last publishing; null in a draft, and in a record that was never published. A
   * POST may publish immediately; the instant in the request is ignored.
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
 * For `uniques` of `defineEntity`: a value that is unique among published rows. A draft shares the
 * value of its record, and an unpublished record does not block a value.
 */
export const uniqueWhenPublished = <const Property extends string>(property: Property) => ({
  properties: [property] as [Property],
  where: '"draft_of_id" is null and "published_at" is not null',
});

/** The columns that a publishing role writes, beside the columns of the view. */
export const publishingNames = ['published_at'] as const;

/** For `readable` of callers who see only published rows, beside the columns of the view. */
export const publicNames = ['id', 'version', 'created_at', 'updated_at'] as const;

/** For `read` in `access`: the rows that visitors see, for every entity with `draftColumns`. */
export const publishedRows = { draftOf: null, publishedAt: { $ne: null } } as const;

/**
 * A hook for `beforeCreate` and `beforeUpdate`: the public content of a row changes only by
 * publishing its draft; any other update is 409 CONFLICT. The row records when and by whom it was
 * last published.
 */
export function keepPublished(
  values: object,
  { action, viewer, before }: Pick<HookContext, 'action' | 'viewer' | 'before'>,
): void {
  const row = values as Record<string, unknown>;
  // Restored with the time and the user of its own publishing.
  if (action === 'revert') return;
  if ((row.draft_of_id ?? null) !== null || (row.published_at ?? null) === null) return;
  const was = before as DraftRow | null;
  if (action !== 'publish' && was !== null && isPublicRow(was)) {
    // Allowances and findings are not public.
    if (changedColumns(was, row).length === 0) return;
    throw new RecordServerError('CONFLICT', { messages: draftRequiredMessages });
  }
  row.published_at = new Date().toISOString();
  row.published_by_name = viewer?.name ?? null;
}

/** For `onWrite`: whether the write changes the public content. A write to a draft does not. */
export const isPublicWrite = ({ before, after }: Pick<RecordWrite, 'before' | 'after'>): boolean =>
  isPublicRow(before) || isPublicRow(after);

/** Whether a view has drafts. */
export const hasDrafts = ({ columns }: { columns?: DraftRow }): boolean =>
  columns !== undefined && 'draft_of_id' in columns;
